/** An element of the home screen as it was last drawn: plain data, from which the boot script builds it again. */
export interface Drawn {
  readonly tag: string
  readonly class?: string
  readonly style?: string
  readonly text?: string
  /** A picture: its place in the sprite. */
  readonly cell?: Cell
  /** Only names that `mayCarry` lets through. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly Drawn[]
  /** A part of the clock: written anew by the boot script. */
  readonly clock?: ClockText
  /** Says something that holds only on the day it was drawn. */
  readonly daily?: true
}

/** A rectangle of the sprite, in px of the page. */
export type Cell = readonly [x: number, y: number, width: number, height: number]

/** Hours and minutes, the second, or the language's names of the halves of a day. */
export type ClockText =
  | { readonly at: 'time'; readonly time24: boolean }
  | { readonly at: 'second' }
  | { readonly at: 'half'; readonly names: readonly [string, string] }

/** The home screen as last seen. It is shown only to the same build, language, theme and class of screen. */
export interface Snapshot {
  /** Tells what was drawn from anything else; it stands first, so that it can be read without the rest. */
  readonly of: string
  readonly key: string
  /** The height in px that has been drawn: a lower window shows less of it, a higher one would lack tiles. */
  readonly height: number
  /** The day on which it was drawn, as `Date.toDateString` says it. */
  readonly day: string
  /** All pictures in one, a WebP data URL, and its size in px of the page. */
  readonly sprite: string
  readonly spriteWidth: number
  readonly spriteHeight: number
  /** The rules that come after the first frame and that what is drawn is dressed in. */
  readonly styles: readonly string[]
  readonly drawn: readonly Drawn[]
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

/** Whether a drawn element may carry an attribute of this name; any other is left out on both sides. */
export const mayCarry = (name: string): boolean => ATTRIBUTES.includes(name) || /^(aria|data)-/.test(name)

const KEY = 'genkan.snapshot'

/** By this property of the root it is known that the home screen is in minimal mode. */
export const MINIMAL = '--gk-minimal'

/** What a snapshot must have been drawn for to be shown now. */
export function keyOf(root: HTMLElement): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="genkan-build"]')?.content
  const { theme, wallpaperText, glassTier, boostedGlass, shownGroup = '' } = root.dataset
  const minimal = root.style.getPropertyValue(MINIMAL)
  const look = [root.lang, theme, wallpaperText, glassTier, boostedGlass === '', minimal]
  return [build, ...look, shownGroup, innerWidth, devicePixelRatio].join(' ')
}

/** The snapshot for this moment; undefined when there is none, or it was drawn for another. */
export function readSnapshot(root: HTMLElement): Snapshot | undefined {
  try {
    const snapshot: Partial<Snapshot> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (snapshot?.key !== keyOf(root) || !Array.isArray(snapshot.drawn) || !isText(snapshot.sprite)) return undefined
    if (!Array.isArray(snapshot.styles) || !(Number(snapshot.height) >= innerHeight)) return undefined
    return snapshot as Snapshot // written by `writeSnapshot` of this very build
  } catch {
    return undefined
  }
}

export const isText = (value: unknown) => typeof value === 'string'

/** Whether the snapshot that is kept shows just this. */
export function isKept(of: string): boolean {
  try {
    return localStorage.getItem(KEY)?.startsWith(JSON.stringify({ of }).slice(0, -1)) === true
  } catch {
    return false
  }
}

/** Keeps a snapshot, or forgets the old one where there is no room. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(snapshot))
  } catch {
    localStorage.removeItem(KEY)
  }
}
