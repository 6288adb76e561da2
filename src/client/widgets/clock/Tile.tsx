import { useEffect, useRef } from 'react'
import { useLanguage } from '../../core/i18n.ts'
import type { TileProps } from '../../core/widget.ts'
import { startTicking, useToday } from '../../features/clock/index.ts'
import { handsAt } from './model.ts'
import styles from './Tile.module.css'

const DIAL = '11 11 124 124'

/**
 * The dial: hour and minute hands are set every minute, the second hand is an animation. Day and weekday are in corners
 * that no hand reaches; the smallest dial has neither them nor minute marks.
 */
export default function Tile({ rows }: TileProps) {
  const language = useLanguage()
  const hours = useRef<SVGLineElement>(null)
  const minutes = useRef<SVGLineElement>(null)
  const sweep = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // ticks rotate the hands without rendering
    const set = (moment: Date) => {
      const { hour, minute, second } = handsAt(moment)
      hours.current?.style.setProperty('rotate', `${hour}turn`)
      minutes.current?.style.setProperty('rotate', `${minute}turn`)
      label.current?.setAttribute(
        'aria-label',
        new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment),
      )
      // an animation does not advance while the laptop sleeps: set it to the clock's second
      for (const animation of sweep.current?.getAnimations() ?? []) animation.currentTime = second * MINUTE_MS
    }
    return startTicking(set, false)
  }, [language])
  const large = rows > 1
  return (
    <div className={`${styles['face']} ${large ? '' : styles['small']}`}>
      <svg className={styles['dial']} viewBox={DIAL} aria-hidden="true">
        {large && <circle cx="73" cy="73" r="58.25" pathLength="60" className={styles['ticks']} />}
        <circle cx="73" cy="73" r="56.5" pathLength="12" className={styles['marks']} />
        <line ref={hours} data-volatile="" x1="73" y1="73" x2="73" y2="42" className={styles['hours']} />
        <line ref={minutes} data-volatile="" x1="73" y1="73" x2="73" y2="26" className={styles['minutes']} />
      </svg>
      <div data-volatile="" ref={label} className={styles['dial']} role="img">
        <svg ref={sweep} className={`${styles['dial']} ${styles['sweep']}`} viewBox={DIAL} aria-hidden="true">
          <line x1="73" y1="84" x2="73" y2="22" className={styles['seconds']} />
          <circle cx="73" cy="73" r="3.5" className={styles['hub']} />
        </svg>
      </div>
      {large && <Today />}
    </div>
  )
}

const MINUTE_MS = 60_000

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
