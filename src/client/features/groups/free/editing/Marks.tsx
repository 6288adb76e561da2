import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../../ui/Icon.tsx'
import { rotate } from '../../../../ui/icons/paths.ts'
import type { Bounds } from '../../arranging/free/geometry.ts'
import { boundsOf, frameOfBounds } from '../../arranging/free/geometry.ts'
import type { Frame } from '../../arranging/free/model.ts'
import { frameOfAll, HANDLES } from '../../arranging/free/resize.ts'
import { selectedOf } from '../../arranging/free/select.ts'
import type { Element } from '../layout.ts'
import styles from './Editor.module.css'
import { editing } from './editing.ts'

interface MarksProps {
  /** The elements as they stand while no gesture shows them elsewhere. */
  readonly standing: readonly Element[]
}

/** What is drawn over the page: a frame around what is selected, with its handles, guides, distances, the drawn box. */
export function Marks({ standing }: MarksProps) {
  const { selection, shown } = useStore(editing)
  const selected = selectedOf(shown?.elements ?? standing, shown?.selection ?? selection)
  const frame = frameOfAll(selected)
  const isBrushing = shown?.brush !== undefined
  return (
    <div className={styles['marks']}>
      {shown?.guides.map(({ axis, at, from, to }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew in each frame, and hold nothing
          key={index}
          className={styles['guide']}
          style={
            axis === 'x'
              ? { left: Math.round(at), top: from, width: 1, height: to - from }
              : { left: from, top: Math.round(at), width: to - from, height: 1 }
          }
        />
      ))}
      {shown?.distances.map(({ axis, from, to, px }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          className={styles['distance']}
          data-axis={axis}
          style={
            axis === 'x'
              ? { left: from.x, top: from.y - END_PX / 2, width: to.x - from.x, height: END_PX }
              : { left: from.x - END_PX / 2, top: from.y, width: END_PX, height: to.y - from.y }
          }
        >
          <b>{Math.round(px)}</b>
        </span>
      ))}
      {frame !== undefined && (
        <Selected frame={frame} many={selected.length > 1} bare={isBrushing} moving={shown !== undefined} />
      )}
      {shown?.brush !== undefined && <span className={styles['brush']} style={styleOfBounds(shown.brush)} />}
    </div>
  )
}

/** How long the strokes are between which a distance is told. */
const END_PX = 9

/** Moved, not laid out again: what lies on a layer of its own then moves without a stroke of paint. */
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

interface SelectedProps {
  readonly frame: Frame
  readonly many: boolean
  /** Without handles: it is still being selected. */
  readonly bare: boolean
  /** A gesture is under way: nothing else can be taken hold of, and what is told lies free. */
  readonly moving: boolean
}

function Selected({ frame, many, bare, moving }: SelectedProps) {
  const { w, h, r } = frame
  const { top } = boundsOf(frame)
  return (
    <div
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
          <span className={styles['badge']} style={{ rotate: `${-r}deg` }}>
            {Math.round(w)} × {Math.round(h)}
            {many ? '' : `  ${Math.round(r)}°`}
          </span>
        </>
      )}
    </div>
  )
}
