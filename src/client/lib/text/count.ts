import type { Language } from '../../../shared/constants.ts'
import { COUNT } from '../../../shared/constants.ts'

const TEN_THOUSANDS: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  'zh-CN': '万',
  'zh-TW': '萬',
  ja: '万',
  ko: '만',
}

let compact: Intl.NumberFormat | undefined

/**
 * Formats a count: `1,286`; from 5000 in 万 with one decimal (`0.5万`, `412.6万`), in English compact (`5K`, `4.1M`).
 * Anything not finite is `0`.
 */
export function countText(count: number, language: Language): string {
  if (!Number.isFinite(count)) return '0'
  if (Math.abs(count) < COUNT.tenThousandsFrom) return grouped(Math.trunc(count))
  if (language === 'en') {
    compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    return compact.format(count)
  }
  // rounded to whole thousands first: 1.35 is not a binary fraction
  const thousands = Math.round(Math.abs(count) / 1000)
  const sign = count < 0 ? '-' : ''
  return `${sign}${grouped(Math.floor(thousands / 10))}.${thousands % 10}${TEN_THOUSANDS[language]}`
}

/** The heat of a row of a board: as by `countText`, without commas: `4999`, `1234.6万`. */
export const heatText = (heat: number, language: Language): string => countText(heat, language).replaceAll(',', '')

/** All five languages separate thousands by a comma. */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
