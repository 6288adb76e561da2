import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '../../../testing/project.ts'
import { createMask } from './mask.ts'
import { openWordMask, parseSimplified, parseWords } from './read-words.ts'

const table = readFileSync(join(import.meta.dirname, '../../../../../catalog/characters/simplified.json'), 'utf8')
const simplified = parseSimplified(table)
const traditional = new Map([...simplified].map(([from, to]) => [to, from]))
const maskOf = (...lines: readonly string[]) => createMask(parseWords(lines.join('\n')), simplified)

const WORDS = [
  'fuck',
  '赌博',
  '加微信',
  'cheap pills',
  'バカ',
  'くそ',
  '시발',
  'ㅅㅂ',
  'QQ群',
  '18禁',
  '性交',
  '裏',
] as const

const CJK = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const HANGUL = /\p{sc=Hang}/u
const map = (change: (sign: string) => string) => (word: string) => [...word].map(change).join('')
/** Puts something between two signs of a word, both of which it fits. */
const between = (what: string, fits: RegExp) => (word: string) => {
  const signs = [...word]
  const isBetween = (at: number) => at > 0 && fits.test(signs[at - 1] ?? '') && fits.test(signs[at] ?? '')
  return signs.map((sign, at) => (isBetween(at) ? what + sign : sign)).join('')
}

/** How people hide words from a list. */
const DISGUISES: Readonly<Record<string, (word: string) => string>> = {
  none: (word) => word,
  'full width': map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign)),
  'bold letters': map((sign) => (/[a-z]/.test(sign) ? String.fromCodePoint(0x1d41a + sign.charCodeAt(0) - 97) : sign)),
  'a joiner of no width': map((sign) => `${sign}\u200d`),
  'a soft hyphen': between('\u00ad', /./u),
  'spaces between CJK': between(' ', CJK),
  'wide spaces and a line between CJK': between('\u3000\n', CJK),
  'stars between CJK': between('*', new RegExp(`${CJK.source}|${HANGUL.source}`, 'u')),
  'dots and pictures between CJK': between('·😀', CJK),
  'marks over CJK': map((sign) => (CJK.test(sign) ? `${sign}\u0336` : sign)),
  'traditional characters': map((sign) => traditional.get(sign) ?? sign),
  'upper case': (word) => word.toUpperCase(),
  'the other kana': map((sign) =>
    /[ぁ-ん]/.test(sign)
      ? String.fromCharCode(sign.charCodeAt(0) + 0x60)
      : /[ァ-ン]/.test(sign)
        ? String.fromCharCode(sign.charCodeAt(0) - 0x60)
        : sign,
  ),
}
/** Afterwards, as what stands between the parts of a letter makes it others. */
const LAST_DISGUISES = { ...DISGUISES, 'letters in parts': (word: string) => word.normalize('NFD') }

const innocent = fc
  .array(
    fc.constantFrom('今天', '天氣', ' ', '，', '。', 'the sun', '😀', '👨‍👩‍👧', '한국어', 'ㅋㅋ', 'é', 'が', '*', '7'),
  )
  .map((parts) => parts.join(''))

describe('a word of the list', () => {
  const mask = maskOf(...WORDS)

  test('is masked in whatever disguise, sign for sign, and nothing around it', () => {
    fc.assert(
      fc.property(
        innocent,
        innocent,
        fc.constantFrom(...WORDS),
        fc.constantFrom(...Object.entries(DISGUISES)),
        fc.constantFrom(...Object.entries(LAST_DISGUISES)),
        (before, after, word, [first, disguise], [second, disguiseAgain]) => {
          const planted = disguiseAgain(disguise(word))
          const text = `${before}，${planted}。${after}`
          const stars = '*'.repeat([...planted.replace(/(?:\u200d|\u00ad|\u0336)+$/, '')].length)
          const masked = mask(text)
          expect([...masked]).toHaveLength([...text].length)
          expect(masked.startsWith(`${before}，${stars}`), `${first}, ${second}: ${text} is ${masked}`).toBe(true)
          expect(masked.endsWith(`。${after}`)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('is all that is masked: other texts come back as they are, whatever they are', () => {
    fc.assert(fc.property(innocent, (text) => mask(text) === text))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', ...WORDS), (text, word) => {
        const given = [...`${text} ${word} ${text}`]
        const masked = [...mask(given.join(''))]
        expect(masked).toHaveLength(given.length)
        for (const [at, sign] of masked.entries()) if (sign !== '*') expect(sign).toBe(given[at])
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['of letters is a whole word', 'shuttlefuck, fucks, 2fuck', 'shuttlefuck, fucks, 2fuck'],
    ['of letters ends where CJK begins', '他说fuck了_fuck_', '他说****了_****_'],
    ['of CJK has no such borders', '不要赌博了', '不要**了'],
    ['that begins with a digit is no part of a number', '18禁 2018禁', '*** 2018禁'],
    ['of Korean is not put together from two', '다시 발표, 시*발, 시발', '다시 발표, ***, **'],
    ['behind letters of Hangul is found', 'ㅋㅋ시발 ㅋㅅㅂㅋ', 'ㅋㅋ** ㅋ**ㅋ'],
    ['within another is masked once', '加微信赌博性 交', '*****' + '***'],
    ['goes with the marks over its first signs', '赌\u0336博\u0336！', '***\u0336！'],
    ['is found behind stars with marks', '赌*\u0336博 赌\ue000博', '**** ***'],
    ['of one traditional character is known by its own form', '裏面', '*面'],
  ])('%s', (_, text, masked) => {
    expect(mask(text)).toBe(masked)
  })
})

test('a longer word that is allowed keeps the one in it, in any disguise, and no other', () => {
  const mask = maskOf('性交', '纳', '!一次性交纳', '!Essex sex', 'sex')
  expect(mask('请一次性交纳，一次 性 交 納；性交')).toBe('请一次性交纳，一次 性 交 納；**')
  expect(mask('essex sex, sex')).toBe('essex sex, ***')
})

test('a list has comments, a mark of its encoding, and lines of any system', () => {
  expect(parseWords('\ufeff# of ours\r\n one \r\n\r\n!one two\n! three\n')).toEqual({
    words: ['one'],
    allowed: ['one two', 'three'],
  })
  expect(maskOf('', '# nothing', '\u200d', '!')('anything')).toBe('anything')
})

test('a file of the operator that cannot be read stops the start in one line; without one nothing is masked', async () => {
  const folder = makeFolder()
  folder.write('words.txt', '赌博')
  folder.write('latin1.txt', Uint8Array.of(0xe9, 0x0a))
  const open = (name: string) => openWordMask(join(folder.path, name), async () => table)
  expect((await open('words.txt'))('賭博')).toBe('**')
  await expect(open('none.txt')).rejects.toThrow(/^CHAT_WORDS: the file \S+none.txt cannot be read \(ENOENT\)\.$/)
  await expect(open('latin1.txt')).rejects.toThrow(/^CHAT_WORDS: the file \S+latin1.txt is no text in UTF-8\.$/)
  expect((await openWordMask(undefined, () => Promise.reject(new Error())))('赌博')).toBe('赌博')
  folder.remove()
})
