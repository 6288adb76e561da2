import type { Language } from '../../../shared/constants.ts'

/** A verse: a clause without its punctuation mark, and that mark. */
export interface Verse {
  readonly text: string
  readonly mark: string
}

const CLAUSE = /[^，。！？；：、]+[，。！？；：、]?[”」』]?/g
const MARKS = /[，。！？；：、”“「」『』]/g

/** The verses of a poem, in order: a sentence is cut at each of its marks. */
export const versesOf = (content: readonly string[]): readonly Verse[] =>
  content.flatMap((sentence) =>
    (sentence.match(CLAUSE) ?? [])
      .map((clause) => ({ text: clause.replace(MARKS, ''), mark: /[，。！？；：、]/.exec(clause)?.[0] ?? '' }))
      .filter(({ text }) => text !== ''),
  )

const ENDS = /[。！？]/

/** The first verses, at most so many, up to the end of a sentence if one ends among them. */
export function excerptOf(verses: readonly Verse[], limit: number): readonly Verse[] {
  if (verses.length <= limit) return verses
  const first = verses.slice(0, limit)
  const end = first.findLastIndex(({ mark }) => ENDS.test(mark))
  // an end too early would leave most of the tile empty
  return end + 1 > limit / 2 ? first.slice(0, end + 1) : first
}

/** How many verses a tile shows: at most four columns (DESIGN section 9), as many lines as it has height for. */
export function verseLimit(rows: number, columns: number, vertical: boolean): number {
  if (vertical) return columns === 1 || rows === 1 ? 2 : 4
  return rows === 1 ? 2 : rows === 2 ? 4 : 8
}

/** The characters of the longest verse, by which the tile sets the size of its letters; at least five. */
export const longestVerse = (verses: readonly Verse[]): number =>
  Math.max(5, ...verses.map(({ text }) => [...text].length))

/** The poem as it is copied: title, author, one sentence per line. */
export const plainPoem = (poem: {
  readonly origin: string
  readonly author: string
  readonly dynasty: string
  readonly content: readonly string[]
}): string => [poem.origin, [poem.dynasty, poem.author].filter(Boolean).join('·'), ...poem.content].join('\n')
/** Whether poems stand in columns: as the user chose, else wherever the language itself is written so. */
export const isVertical = (chosen: boolean | null, language: Language): boolean => chosen ?? language !== 'en'
