/** The property of the root with the key of the last analysis: theme, picture, layout. */
export const ANALYSIS_PROPERTY = '--gk-reading'

/** Whether the root's colours are of this theme: after a theme change they are not until the next analysis. */
export const isAnalysedFor = (theme: 'light' | 'dark', stored: string): boolean =>
  stored === '' || stored.startsWith(`${theme} `)
