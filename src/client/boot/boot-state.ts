import { isText, MINIMAL } from './snapshot.ts'

/**
 * What the very first frame needs, as plain values in `localStorage`: small, versioned, written at idle. Losing it costs
 * a plainer first frame and nothing else.
 */
export interface BootState {
  readonly version: 4
  readonly language: string
  readonly theme: 'light' | 'dark'
  /** Whether the theme follows the system. */
  readonly follows: boolean
  readonly wp: 'ink' | 'paper'
  readonly glass: 'boost' | 'plain'
  readonly perf: 'full' | 'lite' | 'solid'
  /** Whether clock and search box look as on a first visit, which index.html carries. */
  readonly plain: boolean
  /** The group on screen. */
  readonly group: string
  /** Custom properties of the root by name: colours, scrim, the wallpaper's tiny preview, what settings say of looks. */
  readonly properties: Readonly<Record<string, string>>
}

const KEY = 'genkan.first'
const TAB_KEY = 'genkan.group'

/**
 * The first frame as last seen, in the theme that the system wants now if the user follows it; undefined when there is
 * none, or none of this version.
 */
export function readBootState(): BootState | undefined {
  const last = readAt(KEY)
  return last?.follows ? readAt(keyOf(systemTheme())) : last
}

/** The theme that the system wants now. */
export const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

const keyOf = (theme: BootState['theme']) => `${KEY}.${theme}`

function readAt(key: string): BootState | undefined {
  try {
    const first: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isBootState(first) ? first : undefined
  } catch {
    return undefined
  }
}

/** Remembers how the page looks now. Storage may refuse: the next first frame is then a plainer one. */
export function writeBootState(first: BootState): void {
  try {
    sessionStorage.setItem(TAB_KEY, first.group)
    const text = JSON.stringify(first)
    for (const key of [KEY, keyOf(first.theme)]) localStorage.setItem(key, text)
    // the other theme has colours of its own, and the same kind of home screen
    const other = keyOf(first.theme === 'dark' ? 'light' : 'dark')
    const last = readAt(other)
    if (last === undefined) return
    const { plain, group } = first
    const properties = { ...last.properties, [MINIMAL]: first.properties[MINIMAL] ?? '' }
    localStorage.setItem(other, JSON.stringify({ ...last, plain, group, properties }))
  } catch {
    // full or forbidden
  }
}

/** Remembers which group is shown, in this tab and for the next one, whatever the theme then is; and nothing of the looks. */
export function writeGroup(group: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, group)
    for (const key of [KEY, keyOf('light'), keyOf('dark')]) {
      const last = readAt(key)
      if (last !== undefined && last.group !== group) localStorage.setItem(key, JSON.stringify({ ...last, group }))
    }
  } catch {
    // full or forbidden
  }
}

/** The group that this tab has shown last; a new tab begins with the one of all that was shown last. */
export function groupOfTab(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY)
  } catch {
    return null
  }
}

function isBootState(value: unknown): value is BootState {
  if (typeof value !== 'object' || value === null) return false
  const given: Partial<Record<keyof BootState, unknown>> = value
  return (
    given.version === 4 &&
    [given.language, given.theme, given.wp, given.glass, given.perf, given.group].every(isText) &&
    typeof given.plain === 'boolean' &&
    typeof given.properties === 'object' &&
    given.properties !== null
  )
}

/** A glass tier that stays whatever the machine can do; for pictures, measurements and people who know better. */
export function pinnedTier(): 'full' | 'lite' | 'solid' | undefined {
  try {
    return (['full', 'lite', 'solid'] as const).find((tier) => tier === localStorage.getItem('genkan.tier'))
  } catch {
    return undefined
  }
}
