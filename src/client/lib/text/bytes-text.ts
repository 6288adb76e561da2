const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A number of bytes for people, in units of 1000: `3.2 MB`. */
export function bytesText(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const unit = UNITS[power]
  const amount = bytes / 1000 ** power
  const maximumFractionDigits = power > 1 && amount < 100 ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    ...(unit !== undefined && { unit }),
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(amount)
}
