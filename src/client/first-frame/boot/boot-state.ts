import { MINIMAL_PROPERTY } from './snapshot-format.ts'

/** State for the first frame, plain values in `localStorage`, versioned. Losing it costs only a plainer first frame. */
export interface BootState {
  readonly version: 4
  readonly language: string
  readonly theme: 'light' | 'dark'
  /** Whether the theme follows the system. */
  readonly follows: boolean
  readonly wp: 'ink' | 'paper'
  readonly glass: 'boost' | 'plain'
  readonly perf: 'full' | 'lite' | 'solid'
  /** Whether clock and search box have their default look, the one that index.html carries. */
  readonly plain: boolean
  /** Whether a text typed with nothing focused goes into the search box; a missing one counts as true. */
  readonly typing: boolean
  /** Which of the letters A, F, K and S are commands' keys with Ctrl; a missing one counts as all. */
  readonly keys?: string
  /** Id of the group on screen. */
  readonly group: string
  /** Custom properties of the root by name: colours, scrim, the wallpaper's preview, looks that follow settings. */
  readonly properties: Readonly<Record<string, string>>
}

const KEY = 'genkan.first'
const TAB_KEY = 'genkan.group'

/**
 * Reads the stored state; where the theme follows the system, that of the system's current theme.
 * @returns undefined if there is none of this version
 */
export function readBootState(): BootState | undefined {
  const last = readAt(KEY)
  return last?.follows ? readAt(keyOf(systemTheme())) : last
}

/** The system's current theme. */
export const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

const keyOf = (theme: BootState['theme']) => `${KEY}.${theme}`

function readAt(key: string): BootState | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isBootState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/** Stores the state. Storage may refuse: the next first frame is then a plainer one. */
export function writeBootState(state: BootState): void {
  try {
    sessionStorage.setItem(TAB_KEY, state.group)
    const text = JSON.stringify(state)
    for (const key of [KEY, keyOf(state.theme)]) localStorage.setItem(key, text)
    // the other theme has its own colours, but shares the home screen's kind and group
    const other = keyOf(state.theme === 'dark' ? 'light' : 'dark')
    const last = readAt(other)
    if (last === undefined) return
    const { plain, typing, keys, group } = state
    const properties = { ...last.properties, [MINIMAL_PROPERTY]: state.properties[MINIMAL_PROPERTY] ?? '' }
    localStorage.setItem(other, JSON.stringify({ ...last, plain, typing, keys, group, properties }))
  } catch {
    // full or forbidden
  }
}

/** Properties that belong to the wallpaper as one theme shows it. */
const OF_THEME = /^--gk-(wall-preview|lite-copy|shadow-rgb|wp-.+|reading|behind|label-halo)$/

/**
 * Switches to a theme that has just been chosen and not been analysed yet: with its last colours, else with the style
 * sheet's, and with the last look otherwise.
 */
export function writeBootTheme(theme: BootState['theme'], follows: boolean): void {
  try {
    const last = readAt(KEY)
    if (last === undefined || last.theme === theme) return
    const known = readAt(keyOf(theme))
    const ofTheme = Object.entries(known?.properties ?? {}).filter(([name]) => OF_THEME.test(name))
    const others = Object.entries(last.properties).filter(([name]) => !OF_THEME.test(name))
    const { wp, glass } = known ?? { wp: theme === 'dark' ? 'paper' : 'ink', glass: 'plain' }
    const properties = Object.fromEntries([...others, ...ofTheme])
    localStorage.setItem(KEY, JSON.stringify({ ...last, theme, follows, wp, glass, properties }))
  } catch {
    // full or forbidden
  }
}

/** Stores only the current group: for this tab, and for the next one in either theme. */
export function writeCurrentGroup(group: string): void {
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

/** Id of the group that this tab showed last; null in a new tab, which starts with `BootState.group`. */
export function readTabGroup(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY)
  } catch {
    return null
  }
}

/** Other fields than these may hold anything: it is written to attributes and properties as text. */
function isBootState(value: unknown): value is BootState {
  const { version, language, properties }: Partial<Record<keyof BootState, unknown>> = Object(value)
  return version === 4 && typeof language === 'string' && properties instanceof Object
}

/** A glass tier pinned by hand, whatever the machine can do: for screenshots, measurements and experts. */
export function pinnedTier(): 'full' | 'lite' | 'solid' | undefined {
  try {
    return (['full', 'lite', 'solid'] as const).find((tier) => tier === localStorage.getItem('genkan.tier'))
  } catch {
    return undefined
  }
}
