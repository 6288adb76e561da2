const DIGITS: Readonly<Record<string, number>> = {
  ...{ 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
}

/** A number of Arabic digits or Chinese numerals up to 999, also one that is read out digit by digit; NaN for no number. */
export function readNumeral(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const signs = [...text.replaceAll('廿', '二十').replaceAll('卅', '三十')]
  if (signs.length > 1 && signs.every((sign) => sign in DIGITS)) {
    return signs.reduce((sum, sign) => sum * 10 + (DIGITS[sign] ?? 0), 0)
  }
  let sum = 0
  let digit: number | undefined
  for (const sign of signs) {
    const unit = { 十: 10, 百: 100 }[sign]
    if (unit !== undefined) {
      sum += (digit ?? 1) * unit
      digit = undefined
    } else if (sign in DIGITS) digit = DIGITS[sign]
    else return Number.NaN
  }
  return signs.length === 0 ? Number.NaN : sum + (digit ?? 0)
}
