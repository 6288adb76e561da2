import * as v from 'valibot'
import { type DailyQuery, LIVE_REFS, type LiveDailyQuery } from '../../../../shared/api/daily-text.ts'
import type { Endpoint } from '../../../../shared/api/endpoint.ts'
import type { Language } from '../../../../shared/constants.ts'
import { type CalendarDay, localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { type DailyKind, packName } from '../../../../shared/lib/text/daily-pack.ts'
import type { Document } from '../../../core/documents/document.ts'
import { call, readPageFile } from '../../../core/net/call.ts'
import type { Daily } from './daily.ts'
import { LIVE_LANGUAGE } from './model.ts'

interface Definition<P, D extends Daily<unknown>> {
  /** Where the text of today is kept. */
  readonly document: Document<D>
  readonly kind: DailyKind
  /** An entry of the pack. */
  readonly packed: v.GenericSchema<unknown, P>
  readonly entryOfDay: (pack: readonly P[], day: CalendarDay, ref: number) => EntryOf<D> | undefined
  readonly endpoint: Endpoint<DailyQuery, EntryOf<D>>
  readonly live?: LiveText<EntryOf<D>>
}

/** The text of today from a third party. */
interface LiveText<E> {
  /** What the server offers it by, see `isOffered`. */
  readonly area: string
  readonly endpoint: Endpoint<LiveDailyQuery, E>
}

/** What a document keeps when it is not empty. */
export type EntryOf<D extends Daily<unknown>> = NonNullable<D['entry']>

/** A kind of daily text: its document, and how the text of any day is got. */
export interface DailyText<D extends Daily<unknown>> {
  readonly document: Document<D>
  /** What the server offers a third party's text of today by; undefined for none. */
  readonly liveArea?: string | undefined
  /** The text of a day; undefined if it could not be got. Never rejects. */
  readonly load: (language: Language, day: CalendarDay, ref: number) => Promise<EntryOf<D> | undefined>
}

/** A kind of daily text that this build has a pack of. */
export interface PackedDailyText<D extends Daily<unknown>> extends DailyText<D> {
  /**
   * From the pack of this build the day's first text from `ref` on that suits, always the same one; undefined if none
   * does, or the pack cannot be read. Never rejects.
   */
  readonly findInPack: (
    language: Language,
    day: CalendarDay,
    ref: number,
    suits: (entry: EntryOf<D>) => boolean,
  ) => Promise<EntryOf<D> | undefined>
}

/**
 * Declares a kind of daily text. It is picked from the pack of this build, which needs no server and is in the cache
 * from the first time on; where the pack cannot be read, the server is asked (decision 0038). Today's comes from a third
 * party where the user wants that, and it answers.
 */
export function defineDailyText<P, D extends Daily<unknown>>(definition: Definition<P, D>): PackedDailyText<D> {
  const { document, kind, packed, entryOfDay, endpoint, live } = definition
  const parsePack = parseList(packed)
  const askLive = async (language: Language, day: CalendarDay, ref: number) => {
    const isToday = isoDay(day) === isoDay(localDay(new Date()))
    if (live === undefined || document.get().isLive !== true || !isToday) return undefined
    if (language !== LIVE_LANGUAGE || ref > LIVE_REFS) return undefined
    return call(live.endpoint, { day: isoDay(day), ref }, { silent: true }).catch(() => undefined)
  }
  const packOf = async (language: Language) => parsePack(await readPack(packName(kind, language)))
  return {
    document,
    findInPack: async (language, day, ref, suits) => {
      const pack = await packOf(language)
      const others = pack.map((_, step) => entryOfDay(pack, day, ref + step))
      return others.find((entry) => entry !== undefined && suits(entry))
    },
    liveArea: live?.area,
    load: async (language, day, ref) => {
      const fromThirdParty = await askLive(language, day, ref)
      if (fromThirdParty !== undefined) return fromThirdParty
      const entry = entryOfDay(await packOf(language), day, ref)
      if (entry !== undefined) return entry
      packs.delete(packName(kind, language))
      return call(endpoint, { locale: language, day: isoDay(day), ref }, { silent: true }).catch(() => undefined)
    },
  }
}

/** The files of `catalog/daily` as the build has published them. */
const packUrls = import.meta.glob<string>('../../../../../catalog/daily/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const packs = new Map<string, string>()

/** The text of a pack; undefined where it cannot be read, which is tried again the next time. */
async function readPack(name: string): Promise<string | undefined> {
  const url = packUrls[`../../../../../catalog/daily/${name}.json`]
  const text = packs.get(name) ?? (url && (await readPageFile(url, 'application/json')))
  if (text !== undefined) packs.set(name, text)
  return text
}

const parseList =
  <P>(entry: v.GenericSchema<unknown, P>) =>
  (json = '[]'): readonly P[] => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(entry)), json)
    return parsed.success ? parsed.output : []
  }
