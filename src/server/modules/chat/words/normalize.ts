/** Simplified characters by traditional ones. */
export type Simplified = ReadonlyMap<string, string>

/** A character of a normalised text, and the code points of the original that it stands for. */
export interface NormalizedSign {
  readonly sign: string
  readonly from: number
  readonly to: number
}

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
const CJK = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\u30fc]/u
const HANGUL = /\p{sc=Hang}/u
const MARK = /[\p{M}\p{EMod}]/u
const SPACE = /[\p{Z}\s]/u
/** What is no part of a word, with marks over it. */
const SEPARATOR = /[\p{P}\p{S}\p{Z}\p{C}\p{M}\s]/u
/** What NFKC may compose: letters of Hangul, or a character with its marks. */
const COMPOSED =
  /[\uac00-\ud7a3]?[\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\ud7b0-\ud7fb\uffa1-\uffdc]+|.[\p{M}\uff9e\uff9f]*/gsu
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/
const TO_KATAKANA = 0x60

/** Whether a character belongs to a word that has an end, as those of Latin letters, and not of CJK. */
export const isOfWord = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign) && !CJK.test(sign)

/**
 * Undoes how words are disguised: forms of width and style (NFKC), invisible characters, marks over CJK, case, traditional
 * characters, hiragana, and what stands between two CJK characters.
 */
export function normalize(text: string, simplified: Simplified): readonly NormalizedSign[] {
  const points = compose(text).flatMap(({ sign, from, to }) =>
    [...sign.toLowerCase()].map((one) => ({ sign: toKatakana(simplified.get(one) ?? one), from, to })),
  )
  return withoutSeparators(withoutMarks(points))
}

function compose(text: string): readonly NormalizedSign[] {
  const visible = [...text].flatMap((sign, from) => (IGNORABLE.test(sign) ? [] : [{ sign, from, to: from + 1 }]))
  let at = 0
  return (
    visible
      .map(({ sign }) => sign)
      .join('')
      .match(COMPOSED)
      ?.flatMap((whole) => {
        const parts = visible.slice(at, at + [...whole].length)
        at += parts.length
        const signs = [...whole.normalize('NFKC')]
        const range = { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 }
        return signs.map((sign, index) => ({
          ...((signs.length === parts.length ? parts[index] : undefined) ?? range),
          sign,
        }))
      }) ?? []
  )
}

/** Marks and tones of skin; those over other letters make other letters. */
function withoutMarks(points: readonly NormalizedSign[]): readonly NormalizedSign[] {
  let isOverCjk = false
  return points.filter(({ sign }) => {
    if (MARK.test(sign)) return !isOverCjk
    isOverCjk = CJK.test(sign)
    return true
  })
}

/** Korean has spaces between its words, so that what stands beside one belongs to another. */
function withoutSeparators(points: readonly NormalizedSign[]): readonly NormalizedSign[] {
  const kept: NormalizedSign[] = []
  let between: NormalizedSign[] = []
  for (const point of points) {
    if (SEPARATOR.test(point.sign)) {
      between.push(point)
      continue
    }
    const before = kept.at(-1)?.sign ?? ''
    const isKorean = HANGUL.test(before) && HANGUL.test(point.sign)
    const isSpaced = isKorean && between.some(({ sign }) => SPACE.test(sign))
    if (!CJK.test(before) || !CJK.test(point.sign) || isSpaced) kept.push(...between)
    kept.push(point)
    between = []
  }
  return [...kept, ...between]
}

const toKatakana = (sign: string): string =>
  HIRAGANA.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA) : sign
