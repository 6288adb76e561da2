import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../core/i18n.ts'
import type { TileProps } from '../../core/widget.ts'
import { startTicking, useToday } from '../../features/clock/index.ts'
import { handsAt } from './model.ts'
import styles from './Tile.module.css'

const TICKS = Array.from({ length: 60 }, (_, minute) => minute)

/** The dial: sixty ticks, three sweeping hands, weekday and day below twelve. */
export default function Tile({ rows }: TileProps) {
  const text = useText()
  const dial = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // the hands are animations of the browser; every minute, and on waking, they are set to the true time
    const set = (moment: Date) => {
      const hands = handsAt(moment)
      for (const [name, turned] of Object.entries(hands)) dial.current?.style.setProperty(`--${name}`, String(-turned))
    }
    return startTicking(set, false)
  }, [])
  return (
    <svg ref={dial} className={styles['dial']} viewBox="11 11 124 124" role="img" aria-label={text('clock.name')}>
      {TICKS.map((minute) => (
        <line
          key={minute}
          x1="73"
          y1="13"
          x2="73"
          y2={minute % 5 === 0 ? 20 : 16.5}
          className={minute % 5 === 0 ? styles['hour'] : styles['minute']}
          transform={`rotate(${minute * 6} 73 73)`}
        />
      ))}
      {rows > 1 && <Today />}
      <line x1="73" y1="73" x2="73" y2="42" className={`${styles['hand']} ${styles['hours']}`} />
      <line x1="73" y1="73" x2="73" y2="26" className={`${styles['hand']} ${styles['minutes']}`} />
      <line x1="73" y1="84" x2="73" y2="22" className={`${styles['hand']} ${styles['seconds']}`} />
      <circle cx="73" cy="73" r="3.5" className={styles['hub']} />
    </svg>
  )
}

function Today() {
  const language = useLanguage()
  const today = useToday()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' }).format(today)
  return (
    <text x="73" y="52" className={styles['today']}>
      {`${weekday} ${today.getDate()}`}
    </text>
  )
}
