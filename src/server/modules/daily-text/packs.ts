import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'
import {
  type Diary,
  diarySchema,
  type PackedQuote,
  type Poem,
  packedQuoteSchema,
  poemSchema,
} from '../../../shared/entities/daily-text.ts'
import { type DailyKind, packName } from '../../../shared/lib/text/daily-pack.ts'

type ByLanguage<T> = (language: Language) => readonly T[]

/** The packs of daily texts in memory. */
export interface DailyPacks {
  readonly poems: ByLanguage<Poem>
  readonly quotes: ByLanguage<PackedQuote>
  readonly diary: ByLanguage<Diary>
}

/**
 * Reads all packs of daily texts.
 * @param read gives the text of a file of `catalog/daily`, e.g. `quotes.en.json`
 * @throws when one cannot be read, is invalid or empty
 */
export async function readDailyPacks(read: (file: string) => Promise<string>): Promise<DailyPacks> {
  const readKind = async <T>(kind: DailyKind, entry: v.GenericSchema<unknown, T>): Promise<ByLanguage<T>> => {
    const names = [...new Set(LANGUAGES.map((language) => packName(kind, language)))]
    const packs = new Map(
      await Promise.all(names.map(async (name) => [name, parsePack(entry, await read(`${name}.json`))] as const)),
    )
    return (language) => packs.get(packName(kind, language)) ?? []
  }
  return {
    poems: await readKind('poems', poemSchema),
    quotes: await readKind('quotes', packedQuoteSchema),
    diary: await readKind('diary', diarySchema),
  }
}

const parsePack = <T>(entry: v.GenericSchema<unknown, T>, json: string): readonly T[] =>
  v.parse(v.pipe(v.array(entry), v.minLength(1)), JSON.parse(json))
