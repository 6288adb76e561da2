import * as v from 'valibot'
import { SEXES } from '../entities/account.ts'
import { REGIONS } from '../entities/region.ts'
import { isWithin, oneLine } from '../lib/text/one-line.ts'

/** 1 to 25 characters that are seen, without spaces and brackets (spec section 5). */
const nickname = v.pipe(v.string(), v.transform(oneLine), v.regex(/^[^\s{}[\]]{1,25}$/u))
export const isNickname = (text: string): boolean => v.is(nickname, text)

const NOTE_LIMIT = 50
const note = v.pipe(v.string(), v.transform(oneLine), v.check(isWithin(NOTE_LIMIT)))
export const isNote = (text: string): boolean => v.is(note, text)

const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
/** Where it is the latest, the day is 14 hours ahead of UTC. */
const hasBegun = (day: string) => day <= new Date(Date.now() + 14 * 3_600_000).toJSON().slice(0, 10)
const birthday = v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isDay), v.check(hasBegun))])

/** What a user may say of himself; names come as they are typed, and are cleaned. */
export const profileSchema = v.object({
  nickname,
  note,
  sex: v.picklist(SEXES),
  birthday,
  address: v.pipe(v.string(), v.values(['', ...REGIONS])),
})
