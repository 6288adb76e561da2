import bowser from 'bowser'

/** The names of browsers and systems that bowser knows; what it does not know it calls as the header does. */
const KNOWN: ReadonlySet<string> = new Set([...Object.values(bowser.BROWSER_MAP), ...Object.values(bowser.OS_MAP)])

/**
 * A browser and its system, as their users would name them, such as `Chrome, Windows`. It is made of known names alone,
 * since whoever is to confirm a login reads it; empty if there are none. @param userAgent whatever the asker has sent
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name].filter((name) => name !== undefined && KNOWN.has(name)).join(', ')
}
