import { readNumber } from '../../kit/components.ts'

const TEN_THOUSAND = 10_000
const THOUSAND = 1000

/** What may follow the figures of an amount, by its factor. */
const FACTORS: Readonly<Record<string, number>> = {
  万: TEN_THOUSAND,
  萬: TEN_THOUSAND,
  만: TEN_THOUSAND,
  w: TEN_THOUSAND,
  千: THOUSAND,
  천: THOUSAND,
  k: THOUSAND,
}

const AMOUNT =
  /^(?:[a-z]{0,2}\p{Sc})?([+-]?[\d.,]+)([万萬만w千천k])?(?:\p{Sc}|元|块|塊|块钱|圆|圓|円|원|rmb|cny|twd|usd|jpy|krw)?$/u

/**
 * Parses an amount as people write it: 12,345.50, ¥8000, 8000元, 1.8万, 18k.
 * @returns undefined for what is none, in an unknown unit, or longer than 24 characters
 */
export function readAmount(text: string): number | undefined {
  if (text.length > 24) return undefined
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  const [, figures = '', unit = ''] = AMOUNT.exec(plain) ?? []
  const number = readNumber(figures)
  return number === undefined ? undefined : Math.round(number * (FACTORS[unit] ?? 1) * 100) / 100
}
