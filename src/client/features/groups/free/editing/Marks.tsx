import { type CSSProperties, memo } from 'react'
import { useStore } from 'zustand'
import { float } from '../../../../ui/float.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { rotate } from '../../../../ui/icons/paths.ts'
import type { Distance } from '../../arranging/free/gaps.ts'
import type { Bounds } from '../../arranging/free/geometry.ts'
import { boundsOf, frameOfBounds } from '../../arranging/free/geometry.ts'
import type { Frame } from '../../arranging/free/model.ts'
import type { Preview } from '../../arranging/free/preview.ts'
import { frameOfAll, HANDLES } from '../../arranging/free/resize.ts'
import { selectedOf } from '../../arranging/free/select.ts'
import type { Guide } from '../../arranging/free/snap.ts'
import { type Element, enlargementOf, type Paper } from '../layout.ts'
import styles from './Editor.module.css'
import { editing } from './editing.ts'

interface MarksProps {
  /** The elements as they stand while no gesture shows them elsewhere. */
  readonly standing: readonly Element[]
  readonly cell: Paper['cell']
}

/** What is drawn over the page: a frame around what is selected, with its handles, guides, distances, the drawn box. */
export function Marks({ standing, cell }: MarksProps) {
  const { selection, shown } = useStore(editing)
  const selected = selectedOf(shown?.elements ?? standing, shown?.selection ?? selection)
  const frame = frameOfAll(selected)
  const [only] = selected.length === 1 ? selected : []
  const isBrushing = shown?.brush !== undefined
  const isStill = shown === undefined || isBrushing
  return (
    <div className={styles['marks']}>
      {shown !== undefined && <Lines guides={shown.guides} distances={shown.distances} />}
      {isStill && selected.length > 1 && selected.map((element) => <Ring key={element.id} element={element} />)}
      {frame !== undefined && (
        <Selected
          frame={frame}
          many={selected.length > 1}
          below={only === undefined ? BELOW_PX : roomBelow(enlargementOf(only, cell))}
          bare={isBrushing}
          moving={shown !== undefined}
        />
      )}
      {shown?.brush !== undefined && <span className={styles['brush']} style={styleOfBounds(shown.brush)} />}
    </div>
  )
}

/** Guides and distances: one path, since each frame has others. */
function Lines({ guides, distances }: Pick<Preview<Element>, 'guides' | 'distances'>) {
  return (
    <>
      <svg className={styles['lines']} width="1" height="1" aria-hidden="true">
        <path d={[...guides.map(pathOfGuide), ...distances.map(pathOfDistance)].join('')} />
      </svg>
      {distances.map(({ from, to, px }, index) => {
        const text = String(Math.round(px))
        const width = 7 * text.length + 10
        const [left, top] = [(from.x + to.x - width) / 2, (from.y + to.y) / 2 - 8]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew in each frame, and hold nothing
          <b key={index} className={styles['distance']} style={{ left, top, width }}>
            {text}
          </b>
        )
      })}
    </>
  )
}

/** Around each of several. While they move, the frame around all tells enough. */
const Ring = memo(({ element: { x, y, w, h, r } }: { readonly element: Element }) => (
  <span
    className={styles['ring']}
    style={{
      left: Math.round(x),
      top: Math.round(y),
      width: Math.round(w),
      height: Math.round(h),
      rotate: r === 0 ? undefined : `${r}deg`,
    }}
  />
))

/** In the middle of its px, so that it is sharp. */
const sharp = (px: number) => Math.round(px) + 0.5

const pathOfGuide = ({ axis, at, from, to }: Guide) =>
  axis === 'x' ? `M${sharp(at)} ${from}V${to}` : `M${from} ${sharp(at)}H${to}`

/** Half of the strokes between which a distance is told, in px. */
const END_PX = 4.5

function pathOfDistance({ axis, from, to }: Distance): string {
  const ends =
    axis === 'x'
      ? [from, to].map(({ x, y }) => `M${sharp(x)} ${y - END_PX}v${2 * END_PX}`)
      : [from, to].map(({ x, y }) => `M${x - END_PX} ${sharp(y)}h${2 * END_PX}`)
  return axis === 'x'
    ? `M${from.x} ${sharp(from.y)}H${to.x}${ends.join('')}`
    : `M${sharp(from.x)} ${from.y}V${to.y}${ends.join('')}`
}

/** Moved, not laid out again. */
const styleOfFrame = ({ x, y, w, h, r }: Frame): CSSProperties => ({
  translate: `${Math.round(x)}px ${Math.round(y)}px`,
  width: Math.round(w),
  height: Math.round(h),
  rotate: r === 0 ? undefined : `${r}deg`,
})

const styleOfBounds = (bounds: Bounds) => styleOfFrame(frameOfBounds(bounds))

/** What stands higher has its knob below: above it nothing would be seen of that. */
const KNOB_PX = 34
/** A side shorter than this has no room for a handle in its middle. */
const SHORT_PX = 72

/** It goes where its style says without the page being sorted into layers for it. */
const floating = (element: HTMLElement | null) => (element === null ? undefined : float(element, 'translate', 'rotate'))

/** The same for any frame: React looks at them once. */
const HOLDS = (
  <>
    {HANDLES.map((handle) => (
      <i key={handle} className={styles['handle']} data-handle={handle} />
    ))}
    <i className={styles['knob']} data-knob="">
      <Icon path={rotate} size={15} />
    </i>
  </>
)

/** How far below what is selected its size is told: under the name of a tile, which is as much larger as the tile is; px. */
const BELOW_PX = 28
const roomBelow = (enlargement: number) => Math.max(BELOW_PX, Math.round(6 + 22 * enlargement))

interface SelectedProps {
  readonly frame: Frame
  readonly many: boolean
  /** How far below its size is told, in px. */
  readonly below: number
  /** Without handles: it is still being selected. */
  readonly bare: boolean
  /** A gesture is under way: nothing else can be taken hold of, and what is told lies free. */
  readonly moving: boolean
}

function Selected({ frame, many, below, bare, moving }: SelectedProps) {
  const { w, h, r } = frame
  const { top } = boundsOf(frame)
  return (
    <div
      ref={floating}
      className={styles['frame']}
      style={styleOfFrame(frame)}
      data-many={many || undefined}
      data-moving={moving || undefined}
      data-narrow={w < SHORT_PX || undefined}
      data-low={h < SHORT_PX || undefined}
      data-high={top < KNOB_PX || undefined}
    >
      {!bare && (
        <>
          {HOLDS}
          <span className={styles['badge']} style={{ rotate: `${-r}deg`, '--below': `${below}px` }}>
            {Math.round(w)} × {Math.round(h)}
            {many ? '' : `  ${Math.round(r)}°`}
          </span>
        </>
      )}
    </div>
  )
}
