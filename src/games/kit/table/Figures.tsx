import { useEffect, useState } from 'preact/hooks'
import { formatDuration } from '../text/format.ts'
import styles from './Figures.module.css'

/** A number that is shown beside the board. */
export interface Figure {
  readonly label: string
  readonly value: string
  readonly isMain?: boolean
  /** What the last move has added; shown for a moment. `at` tells one from the next. */
  readonly gain?: { readonly text: string; readonly at: number }
}

export function Figures({ figures, isInline }: { readonly figures: readonly Figure[]; readonly isInline: boolean }) {
  return (
    <dl className={isInline ? styles.inlineFigures : styles.figures}>
      {figures.map(({ label, value, isMain = false, gain }) => (
        <div key={label} data-main={isMain}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {gain !== undefined && (
            <u key={gain.at} aria-hidden="true">
              {gain.text}
            </u>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A time that goes on, as text; drawn again each second. @param ms how long it has been by now */
export function useElapsed(ms: () => number, isRunning: boolean): string {
  const [, redraw] = useState({})
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => redraw({}), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return formatDuration(ms())
}
