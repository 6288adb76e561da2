import { readDeviceCache, writeDeviceCache } from '../../core/documents/storage/device-cache.ts'

const KEY = 'genkan.fonts'
/** Characters whose total width differs between almost any two fonts. */
const SAMPLE = 'mmMWwlliI10@'
const SIZE_PX = 64

/**
 * The installed families of a `font-family` value, and its generic last one. For every text the browser looks up each
 * missing family before the first installed one: on some systems half of a page's layout time.
 */
export function installedFamilies(stack: string, has: (family: string) => boolean): string {
  const families = stack.split(',').map((family) => family.trim())
  const generic = families.at(-1) ?? ''
  return [...families.slice(0, -1).filter(has), generic].join(', ')
}

/** The installed families on this device; cached for a week, so that newly installed fonts are found later. */
export function installedOnThisDevice(stack: string, now: () => number = Date.now): string {
  const known = readCachedFamilies(stack, now())
  if (known !== undefined) return known
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return stack
  const width = (font: string) => {
    context.font = `${SIZE_PX}px ${font}`
    return context.measureText(SAMPLE).width
  }
  // a missing family falls back to the generic one; two of those, since the family may be the same font as one of them
  const found = installedFamilies(stack, (family) =>
    ['serif', 'monospace'].some((generic) => width(`${family}, ${generic}`) !== width(generic)),
  )
  writeDeviceCache(KEY, [stack, found], now())
  return found
}

function readCachedFamilies(stack: string, now: number): string | undefined {
  const known = readDeviceCache(KEY, now)
  const [of, found]: readonly unknown[] = Array.isArray(known) ? known : []
  return of === stack && typeof found === 'string' ? found : undefined
}
