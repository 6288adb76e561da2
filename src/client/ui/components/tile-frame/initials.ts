import { EMOJI } from './name-width.ts'

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * The initials of a name: its first Han, kana or hangul character, else two letters or digits, the first a capital,
 * else its first emoji; may be blank.
 */
export function initialsOf(name: string): string {
  const [east] = EAST_ASIAN.exec(name) ?? []
  if (east !== undefined) return east
  const [first, second = ''] = name.match(/[\p{L}\p{N}]/gu) ?? []
  if (first === undefined) return name.match(EMOJI)?.[0] ?? ''
  return first.toLocaleUpperCase() + second
}
