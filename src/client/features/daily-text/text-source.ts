import * as v from 'valibot'
import type { DailyQuery } from '../../../shared/api/daily-text.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import type { Language } from '../../../shared/constants.ts'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { type DailyKind, packName } from '../../../shared/lib/text/daily-pack.ts'
import { call, readPageFile } from '../../core/call.ts'
import type { Document } from '../../core/document.ts'
import type { Daily } from './daily.ts'

interface Definition<P, D extends Daily<unknown>> {
  /** Where the text of today is kept. */
  readonly document: Document<D>
  readonly kind: DailyKind
  /** An entry of the pack. */
  readonly packed: v.GenericSchema<unknown, P>
  readonly entryOfDay: (pack: readonly P[], day: CalendarDay, ref: number) => EntryOf<D> | undefined
  readonly endpoint: Endpoint<DailyQuery, EntryOf<D>>
}

/** What a document keeps when it is not empty. */
export type EntryOf<D extends Daily<unknown>> = NonNullable<D['entry']>

/** A kind of daily text: its document, and how the text of any day is got. */
export interface DailyText<D extends Daily<unknown>> {
  readonly document: Document<D>
  /** The text of a day; undefined if it could not be got. Never rejects. */
  readonly load: (language: Language, day: CalendarDay, ref: number) => Promise<EntryOf<D> | undefined>
}

/**
 * Declares a kind of daily text. It is picked from the pack of this build, which needs no server and is in the cache
 * from the first time on; where the pack cannot be read, the server is asked (decision 0038).
 */
export function defineDailyText<P, D extends Daily<unknown>>(definition: Definition<P, D>): DailyText<D> {
  const { document, kind, packed, entryOfDay, endpoint } = definition
  const parsePack = parseList(packed)
  return {
    document,
    load: async (language, day, ref) => {
      const name = packName(kind, language)
      const entry = entryOfDay(parsePack(await readPack(name)), day, ref)
      if (entry !== undefined) return entry
      packs.delete(name)
      return call(endpoint, { locale: language, day: isoDay(day), ref }, { silent: true }).catch(() => undefined)
    },
  }
}

/** The files of `catalog/daily` as the build has published them. */
const packUrls = import.meta.glob<string>('../../../../catalog/daily/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const packs = new Map<string, string>()

/** The text of a pack; undefined where it cannot be read, which is tried again the next time. */
async function readPack(name: string): Promise<string | undefined> {
  const url = packUrls[`../../../../catalog/daily/${name}.json`]
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
