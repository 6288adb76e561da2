import { type ClockForm, type Drawn, mayCarry, type Snapshot } from './snapshot.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SVG_TAGS = ['svg', 'path', 'circle', 'line', 'rect', 'g']
/** What the home screen is made of; a snapshot can name nothing else. */
const TAGS = 'main header nav search form section article div span ul li p i b a h1 h2 time small button input'.split(
  ' ',
)

/** Builds the snapshot as elements, never as markup. */
export function paint(snapshot: Snapshot, now: Date): readonly Element[] {
  return snapshot.drawn.flatMap((drawn) => build(drawn, snapshot, now) ?? [])
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
  if (drawn.cell !== undefined) showCell(element as HTMLElement, drawn, snapshot)
  const stale = drawn.daily === true && snapshot.day !== now.toDateString()
  const text = drawn.clock === undefined ? drawn.text : timeText(now, drawn.clock)
  if (text !== undefined) element.textContent = stale ? '\u00a0' : text
  for (const child of stale ? [] : (drawn.children ?? [])) {
    const built = build(child, snapshot, now)
    if (built !== undefined) element.append(built)
  }
  return element
}

function showCell(element: HTMLElement, { cell }: Drawn, { sprite, spriteWidth, spriteHeight }: Snapshot) {
  if (cell === undefined || !sprite.startsWith('data:image/')) return
  const [x, y, width, height] = cell
  element.style.cssText += `;display:block;width:${width}px;height:${height}px;background:url("${sprite}") -${x}px -${y}px/${spriteWidth}px ${spriteHeight}px no-repeat`
}

/** The clock's figures at a moment; the same rule as the clock's own, which the boot script may not import. */
export function timeText(now: Date, { time24 }: ClockForm): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hour = now.getHours()
  return `${time24 ? two(hour) : hour % 12 || 12}:${two(now.getMinutes())}`
}
