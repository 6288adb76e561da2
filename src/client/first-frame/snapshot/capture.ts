import { faceUrls } from '../../core/page/face-urls.ts'
import { iconAddress } from '../../core/page/icon-urls.ts'
import { idlePeriod } from '../../core/page/when-idle.ts'
import { language } from '../../core/text/i18n.ts'
import { greetingsByHour, periodsOf } from '../../features/look/clock/lazy.ts'
import { shortWeekdays } from '../../lib/calendar/day-text.ts'
import { fingerprint } from '../../lib/values/fingerprint.ts'
import { ART_CLASS } from '../../ui/components/tile-frame/TileFrame.tsx'
import { dataSelector, dataValue, hasFlag } from '../../ui/dom.ts'
import { surfaces } from '../../ui/glass/glass-place.ts'
import {
  type ClockText,
  isAllowedAttribute,
  isStored,
  type Snapshot,
  type SnapshotNode,
  type SpriteCell,
  snapshotKey,
  writeSnapshot,
} from '../boot/snapshot-format.ts'
import { roundCornerScale } from './outline.ts'
import { encodeSprite, imagePicture, type Picture, packSprite } from './sprite.ts'
import { classesWithin, classRenamer, deferredStyles } from './styles.ts'
import { findTileArts, flattenedArts, shadowPicturesOf } from './tile-art.ts'

/** Characters of the sprite's data URL; a larger one would slow down the first frame. */
const SPRITE_MAX_LENGTH = 200_000
/** Size containers are laid out twice; the many arts of icons need none, since their letter sizes are in px. */
const NO_ART_CONTAINERS = `#first .${ART_CLASS}{container-type:normal}`
/** Continuous corners are expensive to paint; equivalent round ones look almost the same. */
function roundCornersRule(): string {
  const style = getComputedStyle(document.documentElement)
  const scale =
    roundCornerScale(style.getPropertyValue('--gk-corner').trim()) * Number(style.getPropertyValue('--gk-k'))
  return `#first{--gk-corner:round;--gk-k:${scale.toFixed(3)}}`
}

/** A home screen of more elements is not captured. */
const ELEMENTS_MAX = 900
/** Tiles are captured this far below the window, in px: the next window may be a little higher. */
const OVERSCAN_PX = 96

/**
 * Stores the visible home screen as plain data for the next opening, with all pictures in one sprite. Volatile nodes
 * and overlays are left out. Does nothing in a state that the next opening will not have. What is shown is read in this
 * turn, the rest follows in idle periods.
 */
export async function captureSnapshot(page: HTMLElement): Promise<void> {
  if (!isCapturable(page)) return
  const key = snapshotKey(document.documentElement)
  const parts = [...page.querySelectorAll(':scope > :not([aria-hidden], [id])')]
  const pictured = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(`img, .${ART_CLASS}`)])
    .filter(isVisible)
  const images = pictured.filter((element) => element instanceof HTMLImageElement).filter(({ complete }) => complete)
  const arts = findTileArts(pictured)
  const flattened = flattenedArts(arts)
  const plainImages = images.filter(({ parentElement }) => parentElement === null || !flattened.has(parentElement))
  const pictures = new Map<Element, Picture>([
    ...plainImages.map((image) => [image, imagePicture(image)] as const),
    ...flattened,
  ])
  const shadows = shadowPicturesOf(arts)
  const sprite = packSprite([...pictures.values(), ...new Set([...shadows.values()].map(({ picture }) => picture))])
  const cellOf = (picture: Picture): SpriteCell => sprite.cells.get(picture) ?? [0, 0, 0, 0]
  const context: CaptureContext = {
    cells: new Map([...pictures].map(([element, picture]) => [element, cellOf(picture)])),
    shadows: new Map([...shadows].map(([art, { picture, extent }]) => [art, { cell: cellOf(picture), extent }])),
  }
  const drawn = parts.flatMap((part) => captureElement(part, context))
  const day = new Date().toDateString()
  const shadowStyles = [...shadows.values()].map(({ style }) => style)
  const of = fingerprint(JSON.stringify([key, innerHeight, day, drawn, shadowStyles, sourcesOf(images)]))
  latest = of
  if (isStored(of) || countNodes(drawn) > ELEMENTS_MAX) return
  const usedClasses = classesWithin(parts)
  const corners = roundCornersRule()
  await idlePeriod()
  const encoding = encodeSprite(sprite, SPRITE_MAX_LENGTH)
  await idlePeriod()
  const rename = classRenamer()
  await idlePeriod()
  const snapshot: Omit<Snapshot, 'sprite'> = {
    of,
    key,
    height: innerHeight + OVERSCAN_PX,
    day,
    spriteWidth: sprite.width,
    spriteHeight: sprite.height,
    styles: [...deferredStyles(parts, usedClasses, rename), NO_ART_CONTAINERS, corners],
    drawn: drawn.map((node) => withNames(node, rename)),
  }
  const encoded = await encoding
  if (encoded !== undefined && latest === of) writeSnapshot({ ...snapshot, sprite: encoded })
}

/** What was captured last: a capture that takes longer than the next one is not stored after it. */
let latest = ''

/** The addresses of pictures; of stored ones, whose URLs belong to this page, what they stand for. */
function sourcesOf(images: readonly HTMLImageElement[]): readonly string[] {
  const references = new Map(Object.entries(faceUrls.getState()).map(([reference, url]) => [url, reference]))
  return images.map((image) => {
    const url = image.getAttribute('src') ?? ''
    return references.get(url) ?? iconAddress(url)
  })
}

/** What is open, or looks otherwise under the pointer. */
const TRANSIENT = `${dataSelector('transient', '')}, ${dataSelector('transient', 'hovered')}:hover`

/** Whether the page looks as the next opening will: not scrolled, nothing typed, open or moving. */
function isCapturable(page: HTMLElement): boolean {
  const input = page.querySelector<HTMLInputElement>(dataSelector('handed-over'))
  if (input?.value !== '' || hasFlag(document.documentElement, 'paging') || document.hidden) return false
  if (page.querySelector(TRANSIENT) !== null) return false
  const scrollers = [...page.querySelectorAll(dataSelector('scroller'))]
  return scrollers.length > 0 && scrollers.every(({ scrollTop, scrollLeft }) => scrollTop === 0 && scrollLeft === 0)
}

/** A node with its classes, and those of all within it, renamed. */
const withNames = (node: SnapshotNode, rename: (name: string) => string): SnapshotNode => ({
  ...node,
  ...(node.class && { class: node.class.split(' ').map(rename).join(' ') }),
  ...(node.children && { children: node.children.map((child) => withNames(child, rename)) }),
})

const countNodes = (drawn: readonly SnapshotNode[]): number =>
  drawn.reduce((sum, { children = [] }) => sum + 1 + countNodes(children), 0)

function isVisible(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight + OVERSCAN_PX && left < innerWidth
}

interface CaptureContext {
  /** Sprite cells of images and of flattened art. */
  readonly cells: ReadonlyMap<Element, SpriteCell>
  readonly shadows: ReadonlyMap<Element, { readonly cell: SpriteCell; readonly extent: number }>
}

/** The node of an element; a tile's art is preceded by the picture of its shadow. */
function captureElement(element: Element, context: CaptureContext): readonly SnapshotNode[] {
  const shadow = context.shadows.get(element)
  const node = captureNode(element, context, shadow === undefined ? '' : ';box-shadow:none')
  if (node === undefined) return []
  if (shadow === undefined) return [node]
  return [{ tag: 'span', style: pictureStyle(element, shadow.extent), cell: shadow.cell }, node]
}

/** Inert, volatile and floating elements. */
const NOT_CAPTURED = `[inert], ${dataSelector('volatile')}, [role="dialog"], [role="menu"]`
/** Elements whose text holds for the day of the capture alone. */
const DAILY = `${dataSelector('wallpaper', 'date')}, ${dataSelector('daily')}`

/**
 * The style of a picture `px` beyond the art, with the art's opacity. By its margin: it stays where the art would be,
 * whatever around it is positioned.
 */
function pictureStyle(art: Element, px: number): string {
  const { opacity } = getComputedStyle(art)
  return `position:absolute;margin:-${px}px${opacity === '1' ? '' : `;opacity:${opacity}`}`
}

function captureNode(element: Element, context: CaptureContext, extraStyle: string): SnapshotNode | undefined {
  if (element.matches(NOT_CAPTURED)) return undefined
  if (!element.checkVisibility()) return undefined
  const cell = context.cells.get(element)
  if (element.tagName === 'IMG' && cell === undefined) return undefined
  if (element.tagName !== 'IMG' && cell !== undefined) return { tag: 'span', style: pictureStyle(element, 0), cell }
  if (element.tagName === 'LI' && !isVisible(element)) return undefined
  const attributes = (cell === undefined ? [...element.attributes] : []).flatMap(({ name, value }) =>
    isAllowedAttribute(name) ? [[name, value] as const] : [],
  )
  const style = (element.getAttribute('style') ?? '') + glassPosition(element) + letterSize(element) + extraStyle
  const name = [...element.classList].join(' ')
  const children = [...element.children].flatMap((child) => captureElement(child, context))
  const clock = readClockText(element)
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

/** The viewport position of a glass surface, by which it shows its part of the still copy. */
function glassPosition(element: Element): string {
  if (!(element instanceof HTMLElement) || !surfaces.has(element)) return ''
  const { left, top } = element.getBoundingClientRect()
  return `;--gk-x:${Math.round(left)}px;--gk-y:${Math.round(top)}px`
}

/** The letters of a letter tile as px; live they follow the size of their tile. */
const letterSize = (element: Element) =>
  element.tagName === 'B' ? `;font-size:${getComputedStyle(element).fontSize}` : ''

/** The kind of time that an element shows; undefined for one that shows none. */
function readClockText(element: Element): ClockText | undefined {
  switch (dataValue(element, 'clock')) {
    case 'time24':
      return { at: 'time', time24: true }
    case 'time12':
      return { at: 'time', time24: false }
    case 'second':
      return { at: 'second' }
    case 'period':
      return { at: 'part', names: periodsOf(language()) }
    case 'day':
      return { at: 'day' }
    case 'weekday':
      return { at: 'weekday', names: shortWeekdays(language()) }
    case 'greeting':
      return { at: 'part', names: greetingsByHour() }
    default:
      return undefined
  }
}
