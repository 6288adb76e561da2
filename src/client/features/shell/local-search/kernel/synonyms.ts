import { foldText } from '../../../../../shared/lib/text/fold.ts'

/** Groups of words that mean the same, folded. */
export type Synonyms = readonly (readonly string[])[]

/** Reads groups. @param texts a group each, its words separated by commas: `notes, memo`, `便签、笔记` */
export const synonymsOf = (texts: readonly string[]): Synonyms =>
  texts.map((text) =>
    text
      .split(/[,、]/)
      .map(foldText)
      .filter((word) => word !== ''),
  )

/** Other words for what a title names: the words of its groups that it does not have itself. */
export function otherWordsFor(title: string, synonyms: Synonyms): readonly string[] {
  const folded = foldText(title)
  const starts = startsOf(synonyms)
  const groups = new Set<readonly string[]>()
  for (let at = 0; at < folded.length; at++)
    for (const { word, words } of starts.get(folded.charAt(at)) ?? [])
      if (folded.startsWith(word, at) && hasWord(folded, word)) groups.add(words)
  return [...new Set([...groups].flat())].filter((word) => !folded.includes(word))
}

/** A word with its group. */
interface Member {
  readonly word: string
  readonly words: readonly string[]
}

/** The words of all groups by their first character: a title is compared with those alone that begin in it. */
type Starts = ReadonlyMap<string, readonly Member[]>

const knownStarts = new WeakMap<Synonyms, Starts>()

function startsOf(synonyms: Synonyms): Starts {
  const known = knownStarts.get(synonyms)
  if (known !== undefined) return known
  const members = synonyms.flatMap((words) => words.map((word) => ({ word, words })))
  const starts = Map.groupBy(members, ({ word }) => word.charAt(0))
  knownStarts.set(synonyms, starts)
  return starts
}

/** Scripts without spaces between words, and Korean, whose words have endings: a word may stand anywhere. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const IN_WORD = /[\p{Script=Latin}\p{N}]/u

/** Whether a folded text has a word, in Latin letters as a whole. */
export function hasWord(text: string, word: string): boolean {
  if (!text.includes(word) || ANYWHERE.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!IN_WORD.test(text[at - 1] ?? '') && !IN_WORD.test(text[at + word.length] ?? '')) return true
  return false
}
