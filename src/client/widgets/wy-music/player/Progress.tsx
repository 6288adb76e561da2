import { durationText } from '../../../../shared/lib/text/duration-text.ts'
import { seek, useProgress } from '../../../kit/media.ts'
import { useMessages } from '../messages.ts'
import styles from './Progress.module.css'

/** How far the track is, as a bar with its times; in a snapshot there is only its place. */
export function Progress({ hasTimes = true }: { readonly hasTimes?: boolean }) {
  return (
    <div className={styles.place} data-times={hasTimes ? '' : undefined}>
      <Bar hasTimes={hasTimes} />
    </div>
  )
}

function Bar({ hasTimes }: { readonly hasTimes: boolean }) {
  const { time, duration } = useProgress()
  return (
    <div data-volatile="" aria-hidden="true">
      <div className={styles.bar}>
        <i style={{ width: `${duration > 0 ? Math.min(100, (time / duration) * 100) : 0}%` }} />
      </div>
      {hasTimes && (
        <p className={styles.times}>
          <span>{durationText(time)}</span>
          <span>{durationText(duration)}</span>
        </p>
      )}
    </div>
  )
}

/** The same as a slider, by which one goes to another time. */
export function SeekBar() {
  const messages = useMessages()
  const { time, duration } = useProgress()
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <div className={styles.seek}>
      <span>{durationText(time)}</span>
      <input
        type="range"
        className={styles.range}
        style={{ '--share': share }}
        aria-label={messages('position')}
        aria-valuetext={messages('positionOf', { time: durationText(time), duration: durationText(duration) })}
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.round(time)}
        disabled={duration === 0}
        onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
      />
      <span>{durationText(duration)}</span>
    </div>
  )
}
