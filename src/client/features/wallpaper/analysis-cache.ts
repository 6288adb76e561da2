/** The property of the root that remembers what was looked at, in which theme, and which labels have plates for it. */
export const ANALYSIS_PROPERTY = '--gk-reading'

/** Whether what the root says of colours was found in this theme: after a turn it is the other's until one has looked again. */
export const isAnalysedFor = (theme: 'light' | 'dark', carried: string): boolean =>
  carried === '' || carried.startsWith(`["${theme} `)

/**
 * The labels that need a plate, as the first frame has carried them over, if they were found for this very picture and
 * scene (`of`). Undefined for any other, and for what nobody here has written: then one looks again.
 */
export function cachedPlates(carried: string, of: string): readonly string[] | undefined {
  try {
    const known: unknown = JSON.parse(carried)
    if (!Array.isArray(known) || !known.every((one) => typeof one === 'string')) return undefined
    return known[0] === of ? known.slice(1) : undefined
  } catch {
    return undefined
  }
}
