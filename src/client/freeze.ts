import { fingerprint } from '../shared/lib/fingerprint.ts'
import {
  type Cell,
  type ClockText,
  type Drawn,
  isKept,
  keyOf,
  mayCarry,
  type Snapshot,
  writeSnapshot,
} from './boot/snapshot.ts'
import { frozenName } from './core/first.ts'
import { language } from './core/i18n.ts'
import { periodsOf, timeSettings } from './features/clock/index.ts'
import { surfaces } from './ui/glass-place.ts'

/** The sprite may weigh so many characters of a data URL; a larger one would slow down what it is there to speed up. */
const SPRITE_MAX = 200_000
/** Tiles that ask for their own size before their letters have theirs are laid out twice: letters are frozen in px. */
const NO_CONTAINERS = '#first *{container-type:normal}'
/** A home screen of more elements than this is not worth freezing. */
const ELEMENTS_MAX = 900
/** So far below the window tiles are drawn too, in px: the next one may be a little higher. */
const BELOW_PX = 96

interface Placed {
  readonly image: HTMLImageElement
  readonly cell: Cell
}

/**
 * Draws the home screen as plain data for the next opening: what is inside the viewport, with every picture in one
 * sprite. What lives (a second hand) and what floats is left out.
 */
export function freeze(page: HTMLElement): void {
  if (!isAtRest(page)) return
  const key = keyOf(document.documentElement)
  const images = [...page.querySelectorAll('img')].filter((image) => isVisible(image) && image.complete)
  const { placed, width, height } = pack(images.filter((image) => image.closest('[aria-hidden]') === null))
  const cells = new Map(placed.map(({ image, cell }) => [image, cell]))
  const parts = [...page.querySelectorAll(':scope > :not([aria-hidden], [id])')]
  const late = lateClasses()
  const drawn = parts.flatMap((part) => draw(part, { cells, late }) ?? [])
  const day = new Date().toDateString()
  const of = fingerprint(JSON.stringify([key, innerHeight, day, drawn, placed.map(({ image }) => image.src)]))
  if (isKept(of)) return
  const sprite = print(placed, width, height)
  if (sprite === undefined || sprite.length > SPRITE_MAX || count(drawn) > ELEMENTS_MAX) return
  writeSnapshot({
    of,
    key,
    height: innerHeight + BELOW_PX,
    day,
    sprite,
    spriteWidth: width,
    spriteHeight: height,
    styles: [...lateStyles(parts).map((rule) => renamed(rule, late)), NO_CONTAINERS],
    drawn,
  } satisfies Snapshot)
}

/** The home screen as it will be at the next opening: first group, from its top, nothing typed, nothing moving. */
function isAtRest(page: HTMLElement): boolean {
  const pages = page.querySelector<HTMLElement>('[data-pages]')
  const typing = page.querySelector('input')?.value !== ''
  const turning = document.documentElement.dataset['turning'] !== undefined
  // a panel is open, or a pointer makes the dock grow
  if (page.querySelector('#search-panel, section:hover') !== null) return false
  const scrolled = [pages, page.querySelector('main')].some((place) => place?.scrollTop !== 0)
  return pages?.dataset['pages'] === '0' && !scrolled && !typing && !turning && !document.hidden
}

const count = (drawn: readonly Drawn[]): number =>
  drawn.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

function isVisible(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight + BELOW_PX && left < innerWidth
}

interface Drawing {
  readonly cells: ReadonlyMap<Element, Cell>
  readonly late: ReadonlySet<string>
}

function draw(element: Element, drawing: Drawing): Drawn | undefined {
  if (element.matches('[inert], [data-living], [role="dialog"], [role="menu"]')) return undefined
  const cell = drawing.cells.get(element)
  if (element.tagName === 'IMG' && cell === undefined) return undefined
  if (element.tagName === 'LI' && !isVisible(element)) return undefined
  const attributes = (cell === undefined ? [...element.attributes] : []).flatMap(({ name, value }) =>
    mayCarry(name) ? [[name, value] as const] : [],
  )
  const style = (element.getAttribute('style') ?? '') + placeOf(element) + sizeOf(element)
  const name = [...element.classList].map((one) => (drawing.late.has(one) ? frozenName(one) : one)).join(' ')
  const children = [...element.children].flatMap((child) => draw(child, drawing) ?? [])
  const clock = clockText(element)
  const text = element.children.length === 0 && clock === undefined ? element.textContent : ''
  return {
    tag: cell === undefined ? element.tagName.toLowerCase() : 'span',
    ...(name && { class: name }),
    ...(style && { style }),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
    ...(text && { text }),
    ...(cell && { cell }),
    ...(children.length > 0 && { children }),
    ...(clock && { clock }),
    ...(element.matches('[data-wallpaper="date"]') && { daily: true as const }),
  }
}

/** Where a glass surface lies in the viewport: by that it shows its part of the still copy. */
function placeOf(element: Element): string {
  if (!(element instanceof HTMLElement) || !surfaces.has(element)) return ''
  const { left, top } = element.getBoundingClientRect()
  return `;--gk-x:${Math.round(left)}px;--gk-y:${Math.round(top)}px`
}

/** The size of a letter tile's letters, which they have from their tile. */
const sizeOf = (element: Element) => (element.tagName === 'B' ? `;font-size:${getComputedStyle(element).fontSize}` : '')

/** What of the time a part of the clock says; undefined for any other element. */
function clockText(element: Element): ClockText | undefined {
  if (!element.parentElement?.matches('time[data-wallpaper="clock"]')) return undefined
  if (element.tagName === 'SPAN') return { at: 'time', time24: timeSettings.get().time24 }
  return /^\d+$/.test(element.textContent) ? { at: 'second' } : { at: 'half', names: periodsOf(language()) }
}

const sheetsOf = (owner: typeof HTMLLinkElement | typeof HTMLStyleElement) =>
  [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof owner)

/** The classes that only sheets speak of which come after the page. */
function lateClasses(): ReadonlySet<string> {
  const classes = (owner: typeof HTMLLinkElement | typeof HTMLStyleElement) =>
    new Set(sheetsOf(owner).flatMap(({ cssRules }) => [...cssRules].flatMap(({ cssText }) => classesOf(cssText))))
  return classes(HTMLLinkElement).difference(classes(HTMLStyleElement))
}

/** Every class that a text of rules names, and a few words more that no element has. */
const classesOf = (text: string): readonly string[] => [...text.matchAll(CLASS)].map(([, name = '']) => name)
const CLASS = /\.([\w-]+)/g

/** The rule for the snapshot's elements alone: when its sheet comes later, the browser does not style them anew for it. */
const renamed = (rule: string, late: ReadonlySet<string>) =>
  rule.replace(CLASS, (whole, name: string) => (late.has(name) ? `.${frozenName(name)}` : whole))

/** The rules of sheets that have come after the page and that say something of these parts. */
function lateStyles(parts: readonly Element[]): readonly string[] {
  const dressed = new Set(
    parts.flatMap((part) => [part, ...part.querySelectorAll('[class]')]).flatMap((one) => [...one.classList]),
  )
  return sheetsOf(HTMLLinkElement).flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => keptOf(rule, dressed) ?? []),
  )
}

/** The text of a rule without what says nothing of any of these classes; movement is left to the living page. */
function keptOf(rule: CSSRule, dressed: ReadonlySet<string>): string | undefined {
  if (rule instanceof CSSStyleRule) {
    const classes = classesOf(rule.selectorText)
    // the root's properties too: when they came later, everything would be styled anew
    const isOfRoot = document.documentElement.matches(rule.selectorText)
    return isOfRoot || classes.some((name) => dressed.has(name)) ? rule.cssText : undefined
  }
  if (!(rule instanceof CSSGroupingRule)) return undefined
  const inner = [...rule.cssRules].flatMap((one) => keptOf(one, dressed) ?? [])
  const [head = ''] = rule.cssText.split('{', 1)
  return inner.length === 0 ? undefined : `${head}{${inner.join('')}}`
}

/** Gives each picture a place, row by row. */
function pack(images: readonly HTMLImageElement[]) {
  const WIDTH = 600
  let [x, y, row, height] = [0, 0, 0, 0]
  const placed = images.map((image): Placed => {
    const [w, h] = [Math.ceil(image.clientWidth), Math.ceil(image.clientHeight)]
    if (x + w > WIDTH) [x, y, row] = [0, y + row, 0]
    const cell = [x, y, w, h] as const
    x += w
    row = Math.max(row, h)
    height = Math.max(height, y + h)
    return { image, cell }
  })
  return { placed, width: WIDTH, height }
}

function print(placed: readonly Placed[], width: number, height: number): string | undefined {
  const canvas = document.createElement('canvas')
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = width * scale
  canvas.height = Math.max(1, height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.scale(scale, scale)
  try {
    for (const { image, cell } of placed) context.drawImage(image, ...cell)
    return canvas.toDataURL('image/webp', 0.9)
  } catch {
    return undefined // a picture of another origin taints the canvas
  }
}
