import { useEffect, useRef } from 'react'
import { useLanguage } from '../../core/i18n.ts'
import type { TileProps } from '../../core/widget.ts'
import { startTicking, useToday } from '../../features/clock/index.ts'
import { isAnimationOff, prefersReducedMotion } from '../../ui/motion/motion.ts'
import { handsAt, tickAngles } from './model.ts'
import styles from './Tile.module.css'

const DIAL = '11 11 124 124'
/** The second hand and its hub alone: all that its layer covers is drawn again as it rotates. */
const SECOND_HAND = '68 20 10 66'

/**
 * The dial. Each tick sets the hands, the second hand in a few steps; it sweeps under the pointer only, since a
 * continuous animation keeps the browser drawing all day. Day and weekday are in corners that no hand reaches; the
 * smallest dial has neither them nor minute marks.
 */
export default function Tile({ rows }: TileProps) {
  const language = useLanguage()
  const hours = useRef<SVGLineElement>(null)
  const minutes = useRef<SVGLineElement>(null)
  const seconds = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // ticks rotate the hands without rendering
    const stopSeconds = startTicking((moment) => tick(seconds.current, moment), true)
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
    const stopMinutes = startTicking((moment) => {
      const { hour, minute } = handsAt(moment)
      hours.current?.style.setProperty('rotate', `${hour}turn`)
      minutes.current?.style.setProperty('rotate', `${minute}turn`)
      label.current?.setAttribute('aria-label', time.format(moment))
    }, false)
    return () => {
      stopSeconds()
      stopMinutes()
    }
  }, [language])
  const large = rows > 1
  return (
    <div
      className={`${styles['face']} ${large ? '' : styles['small']}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && sweep(seconds.current)}
      onPointerLeave={() => stopSweep(seconds.current)}
    >
      <svg className={styles['dial']} viewBox={DIAL} aria-hidden="true">
        {large && <circle cx="73" cy="73" r="58.25" pathLength="60" className={styles['ticks']} />}
        <circle cx="73" cy="73" r="56.5" pathLength="12" className={styles['marks']} />
        <line ref={hours} data-volatile="" x1="73" y1="73" x2="73" y2="42" className={styles['hours']} />
        <line ref={minutes} data-volatile="" x1="73" y1="73" x2="73" y2="26" className={styles['minutes']} />
      </svg>
      <div data-volatile="" ref={label} className={styles['dial']} role="img">
        <svg ref={seconds} className={styles['second']} viewBox={SECOND_HAND} aria-hidden="true">
          <line x1="73" y1="84" x2="73" y2="22" className={styles['seconds']} />
          <circle cx="73" cy="73" r="3.5" className={styles['hub']} />
        </svg>
      </div>
      {large && <Today />}
    </div>
  )
}

const MINUTE_MS = 60_000
/** Between two steps of a tick. */
const STEP_MS = 40
const SWEEP = 'sweep'

/** Turns the second hand on in a few steps: an animation of 120 ms costs the browser three times as much work. */
function tick(hand: SVGElement | null, moment: Date): void {
  tickAngles(moment.getSeconds(), !isAnimationOff()).forEach((degrees, at) => {
    setTimeout(() => hand?.style.setProperty('rotate', `${degrees}deg`), at * STEP_MS)
  })
}

/** Lets the second hand turn evenly, from where it points now. */
function sweep(hand: Element | null): void {
  if (prefersReducedMotion()) return
  const { second } = handsAt(new Date())
  hand?.animate([{ rotate: `${second}turn` }, { rotate: `${second + 1}turn` }], {
    id: SWEEP,
    duration: MINUTE_MS,
    iterations: Number.POSITIVE_INFINITY,
  })
}

function stopSweep(hand: Element | null): void {
  for (const animation of hand?.getAnimations() ?? []) if (animation.id === SWEEP) animation.cancel()
}

function Today() {
  const language = useLanguage()
  const today = useToday()
  return (
    <>
      <span className={styles['weekday']}>{new Intl.DateTimeFormat(language, { weekday: 'short' }).format(today)}</span>
      <span className={styles['day']}>{today.getDate()}</span>
    </>
  )
}
