import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { rotate } from '../../../../ui/icons/paths.ts'
import { type Pivot, promote, rotateOnCompositor } from '../../../../ui/motion/compositor-layer.ts'
import type { Distance } from '../../kernel/equal-gaps.ts'
import type { Frame } from '../../kernel/frame.ts'
import { frameOfAll, HANDLES } from '../../kernel/resize.ts'
import { selectedOf } from '../../kernel/selection.ts'
import type { Canvas, Element } from '../../layout.ts'
import styles from '../Editor.module.css'
import { type EditorState, editorState } from '../editor-state.ts'
import { isHigh, markedOf, marksOf } from './overlay-frame.ts'
import { pathOfBrush, pathOfCorners, pathOfDistance, pathOfFrame, pathOfGuide, pathOfRing } from './svg-paths.ts'

interface MarksProps {
  /** The elements as they stand while no gesture shows them elsewhere. */
  readonly standing: readonly Element[]
  readonly cell: Canvas['cell']
}

/** What is drawn over the page: a frame around what is selected, with its handles, guides, distances, the drawn box. */
export function SelectionOverlay(props: MarksProps) {
  const isAny = useStore(editorState, (now) => selectedNow(now, props.standing).length > 0)
  return (
    <div className={styles['marks']}>
      <Sheet {...props} />
      <Distances />
      {isAny && <Selected {...props} />}
    </div>
  )
}

/** What is selected, where it is shown. */
const selectedNow = ({ selection, shown }: EditorState, standing: readonly Element[]): readonly Element[] =>
  shown?.selected ?? selectedOf(standing, selection)

/** Whether the frame around what is selected is another one in each frame; else it goes and turns as it is. */
const reshapes = ({ at }: NonNullable<EditorState['shown']>) => at === 'resizing' || at === 'brushing'

/** Draws what is in hand, now and whenever that changes: React would look at all of it in each frame. */
function useDrawing(draw: (now: EditorState) => void): void {
  useLayoutEffect(() => {
    draw(editorState.getState())
    return editorState.subscribe(draw)
  })
}

/** Rings, the drawn box, guides and distances, a frame that changes its size: a path each, since each frame has others. */
function Sheet({ standing }: Pick<MarksProps, 'standing'>) {
  const rings = useRef<SVGPathElement>(null)
  const outline = useRef<SVGPathElement>(null)
  const brush = useRef<SVGPathElement>(null)
  const lines = useRef<SVGPathElement>(null)
  useDrawing((now) => {
    const { shown } = now
    const corners = shown === undefined ? '' : pathOfCorners(shown.window)
    // while several move, the frame around all tells enough
    const isStill = shown === undefined || shown.brush !== undefined
    const selected = selectedNow(now, standing)
    const many = selected.length > 1
    put(rings, isStill && many ? [corners, ...selected.map(pathOfRing)] : [])
    const frame = shown !== undefined && reshapes(shown) ? shown.frame : undefined
    outline.current?.toggleAttribute('data-many', many)
    put(outline, frame === undefined ? [] : [corners, pathOfFrame(frame, many)])
    put(brush, shown?.brush === undefined ? [] : [corners, pathOfBrush(shown.brush)])
    const drawn = [...(shown?.guides.map(pathOfGuide) ?? []), ...(shown?.distances.map(pathOfDistance) ?? [])]
    put(lines, drawn.length > 0 ? [corners, ...drawn] : [])
  })
  return (
    <svg className={styles['sheet']} width="1" height="1" aria-hidden="true">
      <path ref={rings} className={styles['rings']} />
      <path ref={outline} className={styles['outline']} />
      <path ref={brush} className={styles['brush']} />
      <path ref={lines} className={styles['lines']} />
    </svg>
  )
}

function put({ current }: RefObject<SVGPathElement | null>, parts: readonly string[]): void {
  const path = parts.join('')
  if (current !== null && (current.getAttribute('d') ?? '') !== path) current.setAttribute('d', path)
}

const NONE: readonly Distance[] = []

/** How large the distances are. */
function Distances() {
  const distances = useStore(editorState, ({ shown }) => shown?.distances ?? NONE)
  return distances.map(({ from, to, px }, index) => {
    const text = String(Math.round(px))
    const width = 7 * text.length + 10
    const [left, top] = [(from.x + to.x - width) / 2, (from.y + to.y) / 2 - 8]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew in each frame, and hold nothing
      <b key={index} className={styles['distance']} style={{ left, top, width }}>
        {text}
      </b>
    )
  })
}

/** A side shorter than this has no room for a handle in its middle. */
const SHORT_PX = 72

/** A frame around what is selected, with handles and knob, and the badge that tells its size. */
function Selected({ standing, cell }: MarksProps) {
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const badge = useRef<HTMLSpanElement>(null)
  const size = useRef<HTMLElement>(null)
  const pivot = useRef<Pivot>(undefined)
  useLayoutEffect(() => {
    if (!place.current || !box.current || !badge.current) return undefined
    // they go where their styles say without the page being sorted into layers for it
    const ends = [place.current, badge.current].map((element) => promote(element, 'translate'))
    pivot.current = rotateOnCompositor(box.current)
    return () => {
      for (const end of ends) end()
      pivot.current?.end()
    }
  }, [])
  useDrawing((now) => {
    const { shown } = now
    const selected = selectedNow(now, standing)
    const frame = shown === undefined ? frameOfAll(selected) : shown.frame
    if (frame === undefined || !place.current || !box.current || !badge.current || !size.current) return
    const { w, h, r } = frame
    const [x, y] = [Math.round(frame.x), Math.round(frame.y)]
    const marked = markedOf(selected, cell)
    const isMoving = shown !== undefined
    const text = `${Math.round(w)} × ${Math.round(h)}${marked.many && r === 0 ? '' : `  ${Math.round(r)}°`}`
    // numbers that change in each frame cannot be read
    const isMute = isMoving && (shown.brush !== undefined || (shown.hasty && size.current.textContent !== text))
    const isReshaped = isMoving && reshapes(shown)
    mark(place.current, {
      'data-many': marked.many,
      'data-moving': isMoving,
      'data-reshaped': isReshaped,
      'data-badge-hidden': isMute,
    })
    // what says how the handles are is of use when they are seen again
    if (!isMoving)
      mark(place.current, {
        'data-narrow': w < SHORT_PX,
        'data-short': h < SHORT_PX,
        'data-rotate-handle-below': isHigh(frame),
      })
    place.current.style.translate = `${x}px ${y}px`
    if (shown?.at === 'rotating') pivot.current?.turn(r)
    else if (!isReshaped) {
      pivot.current?.end()
      putBox(box.current, frame)
    }
    if (isMute) return
    const { badgeMiddle } = marksOf(frame, marked)
    badge.current.style.translate = `${Math.round(badgeMiddle.x - x)}px ${Math.round(badgeMiddle.y - y)}px`
    tell(size.current, text)
  })
  return (
    <div ref={place} className={styles['place']}>
      <div ref={box} className={styles['frame']}>
        {HANDLES.map((handle) => (
          <i key={handle} className={styles['handle']} data-handle={handle} />
        ))}
        <i className={styles['knob']} data-rotate-handle="">
          <Icon path={rotate} size={15} />
        </i>
      </div>
      <span ref={badge} className={styles['badge']}>
        <b ref={size} />
      </span>
    </div>
  )
}

/** The size and the turn of a frame where its corner is. */
function putBox({ style }: HTMLElement, { w, h, r }: Frame): void {
  style.width = `${Math.round(w)}px`
  style.height = `${Math.round(h)}px`
  style.rotate = r === 0 ? '' : `${r}deg`
}

/** Writes a text, if it is not there already. */
function tell(element: HTMLElement, text: string): void {
  const { firstChild: old } = element
  if (!(old instanceof Text)) element.textContent = text
  else if (old.data !== text) old.data = text
}

/** Sets these attributes, or takes them away. */
function mark(element: HTMLElement, marks: Readonly<Record<string, boolean>>): void {
  for (const [name, isSo] of Object.entries(marks)) element.toggleAttribute(name, isSo)
}
