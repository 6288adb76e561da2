import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { createFollower, type PointPhase } from './follow-pointer.ts'
import styles from './Stage.module.css'

/** A pointer on the stage, in the stage's own units. */
export interface StagePoint {
  readonly x: number
  readonly y: number
  /** The same in px of the page, for how far a finger went. */
  readonly clientX: number
  readonly clientY: number
}

interface Props {
  /** Its size in its own units, in which everything is drawn. */
  readonly width: number
  readonly height: number
  /** The accessible name, and what is on it in words. */
  readonly label: string
  /** Draws all of it. Called once a frame by whoever runs the loop, and here whenever its size or the theme changes. */
  readonly draw: (context: CanvasRenderingContext2D) => void
  /** Gets the context once it is there, for the loop. */
  readonly onContext: (context: CanvasRenderingContext2D) => void
  /** Told of one pointer at a time, from its press on; `cancel` is one that was lost, and has done nothing. */
  readonly onPoint?: (point: StagePoint, phase: PointPhase) => void
}

/** The canvas of an arcade game: as large as its place lets it be, and as sharp as the screen. */
export function Stage({ width, height, label, draw, onContext, onPoint }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [follows] = useState(createFollower)
  const props = useRef({ draw, onContext })
  props.current = { draw, onContext }
  const { theme } = useStore(session)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || !context) return
    const resize = () => {
      const scale = Math.max(1, devicePixelRatio) * (element.clientWidth / width)
      element.width = Math.round(width * scale)
      element.height = Math.round(height * scale)
      context.setTransform(scale, 0, 0, scale, 0, 0)
      props.current.draw(context)
    }
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    props.current.onContext(context)
    return () => observer.disconnect()
  }, [width, height])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on the theme
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) props.current.draw(context)
  }, [theme])
  const point = (phase: PointPhase) => (event: PointerEvent) => {
    const element = canvas.current
    if (onPoint === undefined || element === null || !follows(event, phase)) return
    if (phase === 'down') element.setPointerCapture(event.pointerId)
    const { left, top, width: shown } = element.getBoundingClientRect()
    const scale = width / shown
    const { clientX, clientY } = event
    onPoint({ x: (clientX - left) * scale, y: (clientY - top) * scale, clientX, clientY }, phase)
  }
  return (
    <canvas
      ref={canvas}
      className={styles.stage}
      style={{ '--ratio': width / height }}
      role="img"
      aria-label={label}
      onPointerDown={point('down')}
      onPointerMove={point('move')}
      onPointerUp={point('up')}
      onPointerCancel={point('cancel')}
      onLostPointerCapture={point('cancel')}
    />
  )
}
