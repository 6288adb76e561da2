import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { rotate } from '../../../../../ui/icons/paths.ts'
import { type Pivot, promote, rotateOnCompositor } from '../../../../../ui/motion/compositor-layer.ts'
import type { Frame } from '../../kernel/frame.ts'
import { isPinned } from '../../kernel/placement/pins.ts'
import { selectedOf } from '../../kernel/selection.ts'
import type { Distance } from '../../kernel/snap/equal-gaps.ts'
import { frameOfAll, HANDLES } from '../../kernel/transform/resize.ts'
import type { Canvas, Element } from '../../layout.ts'
import styles from '../Editor.module.css'
import { type EditorState, editorState } from '../editor-state.ts'
import { isNearTop, overlayFrameOf, overlayShapeOf } from './overlay-frame.ts'
import {
  pathOfBrush,
  pathOfCorners,
  pathOfDistance,
  pathOfFrame,
  pathOfGuide,
  pathOfPins,
  pathOfRing,
} from './svg-paths.ts'

interface OverlayProps {
  /** As in the document; during a gesture its preview is shown instead. */
  readonly elements: readonly Element[]
  readonly canvas: Canvas
}

/**
 * The overlay of a free page: the frame of the selection with its handles, guides, distances, and the selection box.
 */
export function SelectionOverlay(props: OverlayProps) {
  const isAny = useStore(editorState, (now) => shownSelection(now, props.elements).length > 0)
  return (
    <div className={styles.overlay}>
      <Lines {...props} />
      <Distances />
      {isAny && <SelectionFrame elements={props.elements} cell={props.canvas.cell} />}
    </div>
  )
}

/** The selected elements as shown. */
const shownSelection = ({ selection, shown }: EditorState, elements: readonly Element[]): readonly Element[] =>
  shown?.selected ?? selectedOf(elements, selection)

/** Whether the frame changes its shape during the gesture; otherwise it is only moved and rotated. */
const changesShape = ({ at }: NonNullable<EditorState['shown']>) => at === 'resizing' || at === 'brushing'

/** Draws by DOM calls on each change of the editor's state: rendering by React in each frame would be slower. */
function useDrawing(draw: (now: EditorState) => void): void {
  useLayoutEffect(() => {
    draw(editorState.getState())
    return editorState.subscribe(draw)
  })
}

/** One path each for the rings, the selection box, guides with distances, pins, and a frame that changes its shape. */
function Lines({ elements, canvas }: OverlayProps) {
  const rings = useRef<SVGPathElement>(null)
  const outline = useRef<SVGPathElement>(null)
  const brush = useRef<SVGPathElement>(null)
  const lines = useRef<SVGPathElement>(null)
  const pins = useRef<SVGPathElement>(null)
  useDrawing((now) => {
    const { shown } = now
    const corners = shown === undefined ? '' : pathOfCorners(shown.viewport)
    // while several elements move, the frame around them is enough
    const hasRings = shown === undefined || shown.brush !== undefined
    const selected = shownSelection(now, elements)
    const isMultiple = selected.length > 1
    setPath(rings, hasRings && isMultiple ? [corners, ...selected.map(pathOfRing)] : [])
    const frame = shown !== undefined && changesShape(shown) ? shown.frame : undefined
    outline.current?.toggleAttribute('data-many', isMultiple)
    setPath(outline, frame === undefined ? [] : [corners, pathOfFrame(frame, isMultiple)])
    setPath(brush, shown?.brush === undefined ? [] : [corners, pathOfBrush(shown.brush)])
    const drawn = [...(shown?.guides.map(pathOfGuide) ?? []), ...(shown?.distances.map(pathOfDistance) ?? [])]
    setPath(lines, drawn.length > 0 ? [corners, ...drawn] : [])
    const pinned = selected.filter(isPinned)
    setPath(pins, pinned.length > 0 ? [corners, ...pinned.map((one) => pathOfPins(one, canvas))] : [])
  })
  return (
    <svg className={styles.paths} width="1" height="1" aria-hidden="true">
      <path ref={rings} className={styles.rings} />
      <path ref={outline} className={styles.outline} />
      <path ref={brush} className={styles.brush} />
      <path ref={lines} className={styles.lines} />
      <path ref={pins} className={styles.pins} />
    </svg>
  )
}

function setPath({ current }: RefObject<SVGPathElement | null>, parts: readonly string[]): void {
  const path = parts.join('')
  if (current !== null && (current.getAttribute('d') ?? '') !== path) current.setAttribute('d', path)
}

const NO_DISTANCES: readonly Distance[] = []

/** The badges of the distances. */
function Distances() {
  const distances = useStore(editorState, ({ shown }) => shown?.distances ?? NO_DISTANCES)
  return distances.map(({ from, to, px }, index) => {
    const text = String(Math.round(px))
    const width = 7 * text.length + 10
    const [left, top] = [(from.x + to.x - width) / 2, (from.y + to.y) / 2 - 8]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no state and change in each frame
      <b key={index} className={styles.distance} style={{ left, top, width }}>
        {text}
      </b>
    )
  })
}

/** A shorter side has no room for a handle in its middle. */
const SHORT_PX = 72

/** The frame of the selection with its handles, and the badge with its size. */
function SelectionFrame({ elements, cell }: Pick<OverlayProps, 'elements'> & Pick<Canvas, 'cell'>) {
  const container = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const badge = useRef<HTMLSpanElement>(null)
  const size = useRef<HTMLElement>(null)
  const pivot = useRef<Pivot>(undefined)
  useLayoutEffect(() => {
    if (!container.current || !box.current || !badge.current) return undefined
    const demotions = [container.current, badge.current].map((element) => promote(element, 'translate'))
    pivot.current = rotateOnCompositor(box.current)
    return () => {
      for (const demote of demotions) demote()
      pivot.current?.end()
    }
  }, [])
  useDrawing((now) => {
    const { shown } = now
    const selected = shownSelection(now, elements)
    const frame = shown === undefined ? frameOfAll(selected) : shown.frame
    if (frame === undefined || !container.current || !box.current || !badge.current || !size.current) return
    const { w, h, r } = frame
    const [x, y] = [Math.round(frame.x), Math.round(frame.y)]
    const shape = overlayShapeOf(selected, cell)
    const isMoving = shown !== undefined
    const text = `${Math.round(w)} × ${Math.round(h)}${shape.isMultiple && r === 0 ? '' : `  ${Math.round(r)}°`}`
    // numbers that change in each frame cannot be read
    const isMute = isMoving && (shown.brush !== undefined || (shown.isFast && size.current.textContent !== text))
    const isReshaped = isMoving && changesShape(shown)
    toggleAttributes(container.current, {
      'data-many': shape.isMultiple,
      'data-moving': isMoving,
      'data-reshaped': isReshaped,
      'data-combining': shown?.combineWith !== undefined,
      'data-badge-hidden': isMute,
    })
    // the handles are hidden during a gesture: their attributes are set after it
    if (!isMoving)
      toggleAttributes(container.current, {
        'data-narrow': w < SHORT_PX,
        'data-short': h < SHORT_PX,
        'data-rotate-handle-below': isNearTop(frame),
      })
    container.current.style.translate = `${x}px ${y}px`
    if (shown?.at === 'rotating') pivot.current?.rotateTo(r)
    else if (!isReshaped) {
      pivot.current?.end()
      setBox(box.current, frame)
    }
    if (isMute) return
    const { badgeMiddle } = overlayFrameOf(frame, shape)
    badge.current.style.translate = `${Math.round(badgeMiddle.x - x)}px ${Math.round(badgeMiddle.y - y)}px`
    setText(size.current, text)
  })
  return (
    <div ref={container} className={styles.selection}>
      <div ref={box} className={styles.frame}>
        {HANDLES.map((handle) => (
          <i key={handle} className={styles.handle} data-handle={handle} />
        ))}
        <i className={styles.rotateHandle} data-rotate-handle="">
          <Icon path={rotate} size={15} />
        </i>
      </div>
      <span ref={badge} className={styles.badge}>
        <b ref={size} />
      </span>
    </div>
  )
}

/** Sets size and rotation of a box; its container sets the position. */
function setBox({ style }: HTMLElement, { w, h, r }: Frame): void {
  style.width = `${Math.round(w)}px`
  style.height = `${Math.round(h)}px`
  style.rotate = r === 0 ? '' : `${r}deg`
}

/** Sets a text in its existing text node, if it differs. */
function setText(element: HTMLElement, text: string): void {
  const { firstChild: node } = element
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}

function toggleAttributes(element: HTMLElement, attributes: Readonly<Record<string, boolean>>): void {
  for (const [name, isSet] of Object.entries(attributes)) element.toggleAttribute(name, isSet)
}
