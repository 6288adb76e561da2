import { CODE } from '../../../../shared/api/endpoint.ts'
import { isPassword, type PasswordPolicy } from '../../../../shared/entities/account.ts'
import { refuse } from '../../../core/route/errors.ts'
import { COMMON_WORDS } from './common-words.ts'

/** Pieces and single characters that a password may be made of and still be one of the first that a guesser tries. */
const MAX_PARTS = 4
/** Lengths of what counts as a run: `aaa`, `abc`, `qwe`. */
const MIN_RUN = 3
/** Names shorter than this are in too many passwords. */
const MIN_NAME = 3

/** Keys beside each other, by rows and columns of the keyboard; runs are read in both directions. */
const ROWS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '159357',
]
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
/** Characters that stand for letters which look like them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
}
/** A year, or a day with it, as `19900131`, `31011990`, `900131`. */
const DATE =
  /^(?:(?:19|20)\d\d(?:(?:0\d|1[0-2])(?:[0-2]\d|3[01]))?|(?:[0-2]\d|3[01])(?:0\d|1[0-2])(?:19|20)\d\d|\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01]))/

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const spelled = (text: string): string => [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('')

/**
 * Whether a password is one of those that are tried first: wholly made of a few common words, names of its owner, runs
 * of keys, repetitions and dates, with hardly anything else.
 * @param names of its owner: username, e-mail address; empty ones are passed over
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const text = plain(password)
  if (/^(.{1,4})\1+$/s.test(text)) return true
  const words = new Set([...COMMON_WORDS, ...names.flatMap(wordsOfName)])
  return countParts(text, words) <= MAX_PARTS
}

/** `lin_qiu@example.org` is `lin_qiu`, `lin`, `qiu`, `example`, `linqiu`; the whole, too. */
function wordsOfName(name: string): readonly string[] {
  const text = plain(name)
  const [local = ''] = text.split('@', 1)
  return [text, local, local.replaceAll(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length >= MIN_NAME,
  )
}

/** The fewest pieces and single characters that make a text. */
function countParts(text: string, words: ReadonlySet<string>): number {
  const letters = spelled(text) // as long as the text
  const longest = Math.max(...[...words].map(({ length }) => length))
  const parts = [0]
  for (let start = 0; start < text.length; start += 1) {
    const here = (parts[start] ?? 0) + 1
    const reach = (length: number) => {
      parts[start + length] = Math.min(parts[start + length] ?? Number.POSITIVE_INFINITY, here)
    }
    reach(1)
    for (const length of [repetitionAt(text, start), runAt(text, start), dateAt(text, start)])
      for (let part = MIN_RUN; part <= length; part += 1) reach(part)
    for (let length = MIN_NAME; length <= Math.min(longest, text.length - start); length += 1)
      if ([text, letters].some((way) => words.has(way.slice(start, start + length)))) reach(length)
  }
  return parts[text.length] ?? 0
}

/** How often the character at a place is there in succession. */
const repetitionAt = (text: string, start: number): number => {
  let end = start
  while (end < text.length && text[end] === text[start]) end += 1
  return end - start
}

/** The length of the longest run of keys from a place on. */
function runAt(text: string, start: number): number {
  let longest = 0
  for (const run of RUNS) {
    const from = run.indexOf(text.slice(start, start + MIN_RUN))
    if (from < 0) continue
    let length = MIN_RUN
    while (start + length < text.length && text[start + length] === run[from + length]) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}

const dateAt = (text: string, start: number): number => DATE.exec(text.slice(start))?.[0].length ?? 0

/**
 * Refuses a new password that the policy does not take; the strong one takes none that guessers try first (ASVS 5.0,
 * 6.2.4 and 6.2.11). @param names of its owner, which it must not stand on
 */
export function checkNewPassword(password: string, policy: PasswordPolicy, names: readonly string[]): void {
  if (!isPassword(password, policy)) refuse(CODE.invalid, 'weakPassword')
  if (policy === 'asvs' && isCommonPassword(password, names)) refuse(CODE.invalid, 'commonPassword')
}
