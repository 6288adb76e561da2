/** Browsers and systems by how they name themselves; the first that fits, as many also name others. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const

/** The browser and system of this device, as far as they are known: `Firefox, Windows`. */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0])
  return named.filter((name) => name !== undefined).join(', ')
}
