/** The property of the root with the key of the last analysis (theme, picture, layout) and the labels with plates. */
export const ANALYSIS_PROPERTY = '--gk-reading'

/** Whether the root's colours are of this theme: after a theme change they are not until the next analysis. */
export const isAnalysedFor = (theme: 'light' | 'dark', stored: string): boolean =>
  stored === '' || stored.startsWith(`["${theme} `)

/**
 * The labels that need a plate, as the first frame has carried them over, if the stored key is this one. Undefined for
 * another key or an invalid value: the analysis runs again.
 */
export function cachedPlates(stored: string, key: string): readonly string[] | undefined {
  try {
    const known: unknown = JSON.parse(stored)
    if (!Array.isArray(known) || !known.every((one) => typeof one === 'string')) return undefined
    return known[0] === key ? known.slice(1) : undefined
  } catch {
    return undefined
  }
}
