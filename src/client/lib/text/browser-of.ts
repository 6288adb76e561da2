import type { Browser } from '../../../shared/entities/browser.ts'

/** How browsers and systems name themselves; the first that fits, as many also name others. */
const NAMES: readonly (readonly [Browser['name'], RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|OPT|OPX)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* .*Safari\//],
]
const SYSTEM_NAMES: readonly (readonly [Browser['system'], RegExp])[] = [
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux|X11/],
]

/** The browser of a user agent, and its system. */
export function browserOf(userAgent: string): Browser {
  const [name, pattern] = NAMES.find(([, one]) => one.test(userAgent)) ?? ['other' as const, /^\b$/]
  const version = Number(pattern.exec(userAgent)?.[1] ?? 0)
  const system = SYSTEM_NAMES.find(([, one]) => one.test(userAgent))?.[0] ?? 'other'
  return { name, version: version > 9999 ? 0 : version, system }
}

/** The names of a browser and its system, as far as they are known: `Firefox, Windows`. */
export function deviceName(userAgent: string): string {
  const { name, system } = browserOf(userAgent)
  return [name, system].filter((one) => one !== 'other').join(', ')
}
