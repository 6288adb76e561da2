/** An element of the captured home screen as plain data, from which the boot script builds it again. */
export interface SnapshotNode {
  readonly tag: string
  readonly class?: string
  readonly style?: string
  readonly text?: string
  /** For a picture: its rectangle in the sprite. */
  readonly cell?: SpriteCell
  /** Only names that `isAllowedAttribute` allows. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly SnapshotNode[]
  /** A part of the clock: its text is computed by the boot script. */
  readonly clock?: ClockText
  /** Whether the text is valid only on the day of the capture. */
  readonly daily?: true
}

/** A rectangle of the sprite, in px of the page. */
export type SpriteCell = readonly [x: number, y: number, width: number, height: number]

/** Hours and minutes, the second, the day of the month or of the week, or the one of names for equal parts of the day. */
export type ClockText =
  | { readonly at: 'time'; readonly time24: boolean }
  | { readonly at: 'second' }
  | { readonly at: 'day' }
  | { readonly at: 'weekday'; readonly names: readonly string[] }
  | { readonly at: 'part'; readonly names: readonly string[] }

/** The home screen as last seen; valid only for the same `snapshotKey`. */
export interface Snapshot {
  /** Fingerprint of the content. Must be the first field: `isStored` compares the start of the stored text. */
  readonly of: string
  readonly key: string
  /** The captured height in px; a higher window would lack tiles. */
  readonly height: number
  /** The day of the capture, as `Date.toDateString` gives it. */
  readonly day: string
  /** All pictures as one WebP data URL, and its size in px of the page. */
  readonly sprite: string
  readonly spriteWidth: number
  readonly spriteHeight: number
  /** The rules of deferred sheets that apply to the captured elements. */
  readonly styles: readonly string[]
  readonly drawn: readonly SnapshotNode[]
}

const ATTRIBUTES: readonly string[] = [
  'autocapitalize',
  'autocomplete',
  'cx',
  'cy',
  'd',
  'enterkeyhint',
  'fill',
  'height',
  'href',
  'maxlength',
  'name',
  'pathLength',
  'placeholder',
  'r',
  'rel',
  'role',
  'spellcheck',
  'stroke-width',
  'tabindex',
  'target',
  'title',
  'transform',
  'type',
  'viewBox',
  'width',
  'x1',
  'x2',
  'y1',
  'y2',
]

/** Whether an attribute may be captured and rendered; any other is dropped on both sides. */
export const isAllowedAttribute = (name: string): boolean => ATTRIBUTES.includes(name) || /^(aria|data)-/.test(name)

const KEY = 'genkan.snapshot'

/** Custom property of the root that is set in minimal mode. */
export const MINIMAL_PROPERTY = '--gk-minimal'

/** Everything that a snapshot depends on, as one text; it is shown only where this is unchanged. */
export function snapshotKey(root: HTMLElement): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="genkan-build"]')?.content
  const { theme, wallpaperText, glassTier, boostedGlass, shownGroup = '' } = root.dataset
  const minimal = root.style.getPropertyValue(MINIMAL_PROPERTY)
  const look = [root.lang, theme, wallpaperText, glassTier, boostedGlass === '', minimal]
  return [build, ...look, shownGroup, innerWidth, devicePixelRatio].join(' ')
}

/** The stored snapshot; undefined if there is none, or it does not match the current key or height. */
export function readSnapshot(root: HTMLElement): Snapshot | undefined {
  try {
    const snapshot: Partial<Snapshot> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (snapshot?.key !== snapshotKey(root) || !(Number(snapshot.height) >= innerHeight)) return undefined
    return snapshot as Snapshot // written by `writeSnapshot` of this very build; drawing a damaged one throws
  } catch {
    return undefined
  }
}

/** Whether the stored snapshot has this fingerprint. */
export function isStored(of: string): boolean {
  try {
    return localStorage.getItem(KEY)?.startsWith(JSON.stringify({ of }).slice(0, -1)) === true
  } catch {
    return false
  }
}

/** Stores a snapshot; where there is no room, removes the old one. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(snapshot))
  } catch {
    removeSnapshot()
  }
}

/** Removes the stored snapshot. */
export function removeSnapshot(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // forbidden
  }
}
