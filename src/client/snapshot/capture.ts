import { fingerprint } from '../../shared/lib/data/fingerprint.ts'
import {
  type Cell,
  type ClockText,
  type Drawn,
  isKept,
  keyOf,
  mayCarry,
  type Snapshot,
  writeSnapshot,
} from '../boot/snapshot.ts'
import { language } from '../core/i18n.ts'
import { timeSettings } from '../features/clock/index.ts'
import { periodsOf } from '../features/clock/periods.ts'
import { ART } from '../ui/components/tile-frame/TileFrame.tsx'
import { dataSelector, hasFlag } from '../ui/dom.ts'
import { surfaces } from '../ui/glass/glass-place.ts'
import { artsAmong, surroundsOf, wholeArts } from './art.ts'
import { roundness } from './outline.ts'
import { type Picture, pack, pictureOf, print } from './sprite.ts'
import { classRenamer, deferredStyles } from './styles.ts'

/** The sprite may weigh so many characters of a data URL; a larger one would slow down what it is there to speed up. */
const SPRITE_MAX = 200_000
/** Tiles that ask for their own size before their letters have theirs are laid out twice: letters are frozen in px. */
const NO_CONTAINERS = '#first *{container-type:normal}'
/** Continuous corners are dear to paint; round ones that cut off as much can hardly be told from them. */
function roundCorners(): string {
  const style = getComputedStyle(document.documentElement)
  const share = roundness(style.getPropertyValue('--gk-corner').trim()) * Number(style.getPropertyValue('--gk-k'))
  return `#first{--gk-corner:round;--gk-k:${share.toFixed(3)}}`
}

/** A home screen of more elements than this is not worth freezing. */
const ELEMENTS_MAX = 900
/** So far below the window tiles are drawn too, in px: the next one may be a little higher. */
const BELOW_PX = 96

/**
 * Draws the home screen as plain data for the next opening: what is inside the viewport, with every picture in one
 * sprite. What lives (a second hand) and what floats is left out.
 */
export function captureSnapshot(page: HTMLElement): void {
  if (!isAtRest(page)) return
  const key = keyOf(document.documentElement)
  const parts = [...page.querySelectorAll(':scope > :not([aria-hidden], [id])')]
  const pictured = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(`img, .${ART}`)]).filter(isVisible)
  const images = pictured.filter((element) => element instanceof HTMLImageElement).filter(({ complete }) => complete)
  const arts = artsAmong(pictured)
  const whole = wholeArts(arts)
  const alone = images.filter(({ parentElement }) => parentElement === null || !whole.has(parentElement))
  const pictures = new Map<Element, Picture>([...alone.map((image) => [image, pictureOf(image)] as const), ...whole])
  const surrounds = surroundsOf(arts)
  const sprite = pack([...pictures.values(), ...new Set([...surrounds.values()].map(({ picture }) => picture))])
  const rename = classRenamer()
  const cellOf = (picture: Picture): Cell => sprite.cells.get(picture) ?? [0, 0, 0, 0]
  const drawing: Drawing = {
    rename,
    cells: new Map([...pictures].map(([element, picture]) => [element, cellOf(picture)])),
    surrounds: new Map([...surrounds].map(([art, { picture, reach }]) => [art, { cell: cellOf(picture), reach }])),
  }
  const drawn = parts.flatMap((part) => draw(part, drawing))
  const day = new Date().toDateString()
  const looks = [...surrounds.values()].map(({ look }) => look)
  const of = fingerprint(JSON.stringify([key, innerHeight, day, drawn, looks, images.map(({ src }) => src)]))
  if (isKept(of)) return
  const printed = print(sprite)
  if (printed === undefined || printed.length > SPRITE_MAX || count(drawn) > ELEMENTS_MAX) return
  writeSnapshot({
    of,
    key,
    height: innerHeight + BELOW_PX,
    day,
    sprite: printed,
    spriteWidth: sprite.width,
    spriteHeight: sprite.height,
    styles: [...deferredStyles(parts, rename), NO_CONTAINERS, roundCorners()],
    drawn,
  } satisfies Snapshot)
}

/** The home screen as it will be at the next opening: first group, from its top, nothing typed, nothing moving. */
function isAtRest(page: HTMLElement): boolean {
  const pages = page.querySelector<HTMLElement>(dataSelector('pages'))
  const typing = page.querySelector('input')?.value !== ''
  const turning = hasFlag(document.documentElement, 'paging')
  // a panel is open, or a pointer makes the dock grow
  if (page.querySelector('#search-panel, section:hover') !== null) return false
  const scrolled = [pages, page.querySelector('main')].some((place) => place?.scrollTop !== 0)
  return !scrolled && !typing && !turning && !document.hidden
}

const count = (drawn: readonly Drawn[]): number =>
  drawn.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

function isVisible(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight + BELOW_PX && left < innerWidth
}

interface Drawing {
  /** The places of pictures: of images, and of tiles' art that is one picture as a whole. */
  readonly cells: ReadonlyMap<Element, Cell>
  readonly surrounds: ReadonlyMap<Element, { readonly cell: Cell; readonly reach: number }>
  readonly rename: (name: string) => string
}

const UNDRAWN = `[inert], ${dataSelector('volatile')}, [role="dialog"], [role="menu"]`
const DAILY = `${dataSelector('wallpaper', 'date')}, ${dataSelector('daily')}`

/** An element; before a tile's art stands the picture of what it casts around itself. */
function draw(element: Element, drawing: Drawing): readonly Drawn[] {
  const surround = drawing.surrounds.get(element)
  const drawn = drawOne(element, drawing, surround === undefined ? '' : ';box-shadow:none')
  if (drawn === undefined) return []
  if (surround === undefined) return [drawn]
  return [{ tag: 'span', style: pictureStyle(element, -surround.reach), cell: surround.cell }, drawn]
}

/** The place of a picture in a tile, and how far one sees through it. */
function pictureStyle(art: Element, px: number): string {
  const { opacity } = getComputedStyle(art)
  return `position:absolute;left:${px}px;top:${px}px${opacity === '1' ? '' : `;opacity:${opacity}`}`
}

function drawOne(element: Element, drawing: Drawing, more: string): Drawn | undefined {
  if (element.matches(UNDRAWN)) return undefined
  if (!element.checkVisibility()) return undefined
  const cell = drawing.cells.get(element)
  if (element.tagName === 'IMG' && cell === undefined) return undefined
  if (element.tagName !== 'IMG' && cell !== undefined) return { tag: 'span', style: pictureStyle(element, 0), cell }
  if (element.tagName === 'LI' && !isVisible(element)) return undefined
  const attributes = (cell === undefined ? [...element.attributes] : []).flatMap(({ name, value }) =>
    mayCarry(name) ? [[name, value] as const] : [],
  )
  const style = (element.getAttribute('style') ?? '') + placeOf(element) + sizeOf(element) + more
  const name = [...element.classList].map(drawing.rename).join(' ')
  const children = [...element.children].flatMap((child) => draw(child, drawing))
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
    ...(element.matches(DAILY) && { daily: true as const }),
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
  if (!element.parentElement?.matches(`time${dataSelector('wallpaper', 'clock')}`)) return undefined
  if (element.tagName === 'SPAN') return { at: 'time', time24: timeSettings.get().time24 }
  return /^\d+$/.test(element.textContent) ? { at: 'second' } : { at: 'half', names: periodsOf(language()) }
}
