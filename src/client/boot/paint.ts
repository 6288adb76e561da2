import { type Cell, type ClockText, type Drawn, mayCarry, type Snapshot } from './snapshot.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SVG_TAGS = 'svg path circle line rect g'.split(' ')
/** What the home screen is made of; a snapshot can name nothing else. */
const TAGS = 'main header nav search form section article div span ul li p i b a h1 h2 time small button input'.split(
  ' ',
)

/** Builds the snapshot as elements, never as markup, in the place of what is there. */
export function paint(place: HTMLElement, snapshot: Snapshot, now: Date): void {
  // glass that would blur live shows its still copy in the first frame
  const { dataset, style } = document.documentElement
  place.toggleAttribute(
    'data-still-glass',
    dataset['glassTier'] === 'full' && style.getPropertyValue('--gk-lite-copy') !== '',
  )
  place.replaceChildren(...snapshot.drawn.flatMap((drawn) => build(drawn, snapshot, now) ?? []))
}

/**
 * Puts the wallpaper's preview behind everything, as an element of its own: the browser then has a few pixels to draw and one layer to enlarge,
 * where a background is drawn at the size of the screen.
 */
export function paintWall(place: HTMLElement): void {
  const preview = document.documentElement.style.getPropertyValue('--gk-wall-preview')
  const [, address] = /^url\("(data:image\/[^"]+)"\)$/.exec(preview) ?? []
  if (address === undefined) return
  const wall = new Image()
  Object.assign(wall, { alt: '', decoding: 'sync', src: address })
  wall.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;object-fit:cover;z-index:-1'
  place.prepend(wall)
}

function build(drawn: Drawn, snapshot: Snapshot, now: Date): Element | undefined {
  const isSvg = SVG_TAGS.includes(drawn.tag)
  if (!isSvg && !TAGS.includes(drawn.tag)) return undefined
  const element = isSvg ? document.createElementNS(SVG, drawn.tag) : document.createElement(drawn.tag)
  if (drawn.class !== undefined) element.setAttribute('class', drawn.class)
  if (drawn.style !== undefined && 'style' in element) (element as HTMLElement).style.cssText = drawn.style
  for (const [name, value] of Object.entries(drawn.attributes ?? {})) {
    if (mayCarry(name) && (name !== 'href' || /^https?:\/\//.test(value))) element.setAttribute(name, value)
  }
  if (drawn.cell !== undefined) showCell(element as HTMLElement, drawn.cell)
  const stale = drawn.daily === true && snapshot.day !== now.toDateString()
  const text = drawn.clock === undefined ? drawn.text : clockText(now, drawn.clock)
  if (text !== undefined) element.textContent = stale ? '\u00a0' : text
  for (const child of stale ? [] : (drawn.children ?? [])) {
    const built = build(child, snapshot, now)
    if (built !== undefined) element.append(built)
  }
  return element
}

/** A picture of the sprite. */
function showCell(element: HTMLElement, [x, y, width, height]: Cell) {
  element.dataset['spriteCell'] = ''
  element.style.cssText += `;width:${width}px;height:${height}px;background-position:-${x}px -${y}px`
}

/** The rule by which every picture shows the sprite: said for each of them, its long address would be read as often. */
export function spriteRule({ sprite, spriteWidth, spriteHeight }: Snapshot): string {
  const address = sprite.startsWith('data:image/') ? `url("${sprite}")` : 'none'
  return `#first [data-sprite-cell]{display:block;background:${address} 0 0/${spriteWidth}px ${spriteHeight}px no-repeat}`
}

/** What a part of the clock says at a moment; the same rule as the clock's own, which the boot script may not import. */
export function clockText(now: Date, text: ClockText): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hour = now.getHours()
  if (text.at === 'second') return two(now.getSeconds())
  if (text.at === 'half') return text.names[hour < 12 ? 0 : 1]
  return `${text.time24 ? two(hour) : hour % 12 || 12}:${two(now.getMinutes())}`
}
