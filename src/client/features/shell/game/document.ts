import * as v from 'valibot'
import { boardPictureSchema, MOST_STATE, pastSchema, progressSchema } from '../../../../shared/games/bridge.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { type Schema, strictSchema } from '../../../core/documents/schemas/schema.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import type { AllFacts, AllUnfinished, GameFacts, Unfinished } from './model.ts'

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const factsSchema: v.GenericSchema<unknown, GameFacts> = v.object({
  ...pastSchema.entries,
  isFavorite: v.boolean(),
  playedAt: time,
  days: v.record(v.pipe(v.string(), v.isoDate()), time),
})

const unfinishedSchema: v.GenericSchema<unknown, Unfinished> = v.object({
  state: v.pipe(v.string(), v.maxLength(MOST_STATE)),
  at: time,
  progress: progressSchema,
  picture: v.optional(boardPictureSchema),
})

/** Reads an object of entries by game: a damaged entry is dropped, and said to be. */
const byGame = <T>(entry: v.GenericSchema<unknown, T>): Schema<Readonly<Record<string, T>>> => ({
  parse(input) {
    if (!isPlainObject(input)) return { ok: false, reason: 'no games' }
    const read = Object.entries(input).map(([id, value]) => [id, v.safeParse(entry, value)] as const)
    return {
      ok: true,
      value: Object.fromEntries(read.flatMap(([id, one]) => (one.success ? [[id, one.output] as const] : []))),
      repaired: read.flatMap(([id, one]) => (one.success ? [] : [id])),
    }
  },
})

/** Scores, times, days and favourites, by game. */
export const gameFacts = defineDocument<AllFacts>({
  id: 'games',
  section: 'more',
  travels: 'account',
  merge: {
    each: {
      fields: {
        isFavorite: 'later',
        playedAt: 'max',
        plays: 'sum',
        wins: 'sum',
        losses: 'sum',
        best: { each: 'max' },
        fastest: { each: 'min' },
        solved: { each: 'min' },
        recent: { union: ['at'], newestFirst: true, limit: 12 },
        days: { each: 'min' },
      },
    },
  },
  initial: {},
  schema: byGame(factsSchema),
})

/** Games that are under way: of two devices' the one that was played last. */
export const unfinishedGames = defineDocument<AllUnfinished>({
  id: 'games.unfinished',
  section: 'more',
  travels: 'account',
  merge: { each: { newestBy: 'at' } },
  undoable: false,
  initial: {},
  schema: byGame(unfinishedSchema),
})

/** How this device plays. */
export const gamesHere = defineDocument<{ readonly isSoundOn: boolean }>({
  id: 'games.here',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { isSoundOn: false },
  schema: strictSchema(v.object({ isSoundOn: v.boolean() })),
})
