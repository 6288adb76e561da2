import { readDeviceCache, writeDeviceCache } from '../../core/device-cache.ts'

const KEY = 'genkan.fonts'
/** Letters of which hardly two faces give the same width. */
const SAMPLE = 'mmMWwlliI10@'
const SIZE_PX = 64

/**
 * The families of a `font-family` value that this machine has, and its generic last one. The browser asks the system for
 * every family in front of the one that it finds, for every text anew: on some systems half of a page's layout.
 */
export function installedFamilies(stack: string, has: (family: string) => boolean): string {
  const families = stack.split(',').map((family) => family.trim())
  const generic = families.at(-1) ?? ''
  return [...families.slice(0, -1).filter(has), generic].join(', ')
}

/** The same, by this machine; remembered for a week, then a font that has been installed meanwhile is seen. */
export function installedOnThisDevice(stack: string, now: () => number = Date.now): string {
  const known = recall(stack, now())
  if (known !== undefined) return known
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return stack
  const width = (font: string) => {
    context.font = `${SIZE_PX}px ${font}`
    return context.measureText(SAMPLE).width
  }
  // a family that is missing leaves the text to the generic one; two of those, for it may be one of them itself
  const found = installedFamilies(stack, (family) =>
    ['serif', 'monospace'].some((generic) => width(`${family}, ${generic}`) !== width(generic)),
  )
  writeDeviceCache(KEY, [stack, found], now())
  return found
}

function recall(stack: string, now: number): string | undefined {
  const known = readDeviceCache(KEY, now)
  const [of, found]: readonly unknown[] = Array.isArray(known) ? known : []
  return of === stack && typeof found === 'string' ? found : undefined
}
