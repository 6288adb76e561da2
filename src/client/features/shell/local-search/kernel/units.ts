import { foldText } from '../../../../../shared/lib/text/fold.ts'

/** The readings of a Han character, e.g. `zhong` and `chong`; none where they are unknown. */
export type Readings = (character: string) => readonly string[]

/** The smallest part of a text at which a match may begin: a Han character, or a word or camel-case part of one. */
export interface Unit {
  /** Its characters in the original text: from `start` to before `end`. */
  readonly start: number
  readonly end: number
  /** What may be typed for it, folded: the part itself, then the readings in pinyin. */
  readonly readings: readonly string[]
  /** Whether it continues the word of the previous unit, as `Hub` in `GitHub`. */
  readonly continues: boolean
}

/** A Han character; capitals before a capitalised part; a capitalised or plain part; capitals; digits. */
const PART =
  /(?<han>\p{Script=Han})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}*(?:(?!\p{Lu}|\p{Script=Han})[\p{L}\p{M}])+|\p{Lu}+|\p{N}+/gu

/** Splits a text into units; punctuation and spaces belong to none. */
export function unitsOf(text: string, readings: Readings): readonly Unit[] {
  const units: Unit[] = []
  for (const match of text.matchAll(PART)) {
    const [part] = match
    const isHan = match.groups?.han !== undefined
    const previous = units.at(-1)
    const end = match.index + part.length
    const continues = !isHan && previous?.end === match.index && !isHanAt(text, previous.start)
    units.push({
      start: match.index,
      end,
      readings: isHan ? [foldText(part), ...readings(part)] : [foldText(part)],
      continues,
    })
  }
  return units
}

const HAN = /^\p{Script=Han}/u
const isHanAt = (text: string, index: number) => HAN.test(text.slice(index, index + 2))

/** Whether a text has characters that are typed in pinyin. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * A word in single letters: syllables of Hangul as their letters, voiced kana as a letter and its mark, so that an error
 * in a part of one is one error.
 */
export const spell = (word: string): string =>
  /[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word) ? word.normalize('NFD') : word

/** The words for comparing with typing errors, spelled: of four letters or more, joined over camel case and over pinyin. */
export function wordsOf(units: readonly Unit[]): readonly string[] {
  const words: string[] = []
  let pinyin = ''
  let word = ''
  const end = () => {
    words.push(spell(word), pinyin)
    word = pinyin = ''
  }
  for (const { readings, continues } of units) {
    const [self = '', reading] = readings
    if (reading !== undefined) {
      if (word !== '') end()
      pinyin += reading
    } else {
      if (!continues) end()
      word += self
    }
  }
  end()
  return words.filter(({ length }) => length >= MIN_WORD)
}

/** Shorter words are not compared with typing errors: too many would match. */
export const MIN_WORD = 4
