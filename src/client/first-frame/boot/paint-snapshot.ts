import {
  type ClockText,
  isAllowedAttribute,
  type Snapshot,
  type SnapshotNode,
  type SpriteCell,
} from './snapshot-format.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SVG_TAGS = 'svg path circle line rect g'.split(' ')
/** Allow-list of tags: a snapshot can create no other. */
const TAGS =
  'main header nav search form section article div span ul li dl dt dd p i b em a h1 h2 h3 time small button input'.split(
    ' ',
  )

/** Replaces the container's content with the snapshot, built as elements and never as markup. */
export function renderSnapshot(container: HTMLElement, snapshot: Snapshot, now: Date): void {
  // in the first frame, glass with a live blur shows its still copy
  const { dataset, style } = document.documentElement
  container.toggleAttribute(
    'data-still-glass',
    dataset.glassTier === 'full' && style.getPropertyValue('--gk-lite-copy') !== '',
  )
  container.replaceChildren(...snapshot.drawn.flatMap((node) => createNode(node, snapshot, now) ?? []))
}

/**
 * Inserts the wallpaper preview behind everything. An element of its own is a few pixels and one scaled layer, where a
 * background would be drawn at the size of the screen.
 */
export function insertWallpaperPreview(container: HTMLElement): void {
  const preview = document.documentElement.style.getPropertyValue('--gk-wall-preview')
  const [, src] = /^url\("(data:image\/[^"]+)"\)$/.exec(preview) ?? []
  if (src === undefined) return
  const image = new Image()
  Object.assign(image, { alt: '', decoding: 'sync', src })
  image.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;object-fit:cover;z-index:-1'
  container.prepend(image)
}

function createNode(node: SnapshotNode, snapshot: Snapshot, now: Date): Element | undefined {
  const isSvg = SVG_TAGS.includes(node.tag)
  if (!isSvg && !TAGS.includes(node.tag)) return undefined
  const element = isSvg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag)
  if (node.class !== undefined) element.setAttribute('class', node.class)
  if (node.style !== undefined && 'style' in element) (element as HTMLElement).style.cssText = node.style
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (isAllowedAttribute(name) && (name !== 'href' || /^https?:\/\//.test(value))) element.setAttribute(name, value)
  }
  if (node.cell !== undefined) applySpriteCell(element as HTMLElement, node.cell)
  const isStale = node.daily === true && snapshot.day !== now.toDateString()
  const text = node.clock === undefined ? node.text : clockText(now, node.clock)
  if (text !== undefined) element.textContent = isStale ? '\u00a0' : text
  for (const child of isStale ? [] : (node.children ?? [])) {
    const childElement = createNode(child, snapshot, now)
    if (childElement !== undefined) element.append(childElement)
  }
  return element
}

/** Shows a cell of the sprite. */
function applySpriteCell(element: HTMLElement, [x, y, width, height]: SpriteCell) {
  element.dataset.spriteCell = ''
  element.style.cssText += `;width:${width}px;height:${height}px;background-position:-${x}px -${y}px`
}

/** One rule for all sprite pictures: inline on each of them, the long data URL would be parsed as often. */
export function spriteRule({ sprite, spriteWidth, spriteHeight }: Snapshot): string {
  const image = sprite.startsWith('data:image/') ? `url("${sprite}")` : 'none'
  return `#first [data-sprite-cell]{display:block;background:${image} 0 0/${spriteWidth}px ${spriteHeight}px no-repeat}`
}

/** The text of a clock part; the same rule as the clock feature's, which the boot script may not import. */
export function clockText(now: Date, text: ClockText): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const hour = now.getHours()
  if (text.at === 'day') return `${now.getDate()}`
  if (text.at === 'weekday') return text.names[now.getDay()] ?? ''
  if (text.at === 'second') return twoDigits(now.getSeconds())
  if (text.at === 'part') return text.names[Math.floor((hour * text.names.length) / 24)] ?? ''
  return `${text.time24 ? twoDigits(hour) : hour % 12 || 12}:${twoDigits(now.getMinutes())}`
}
