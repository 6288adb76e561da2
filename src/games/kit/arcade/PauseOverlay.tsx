import { useKitTexts } from '../text/kit-texts.ts'
import styles from './Stage.module.css'

interface Props {
  /** Whether a game that was begun stands still, or none has begun. */
  readonly isPaused: boolean
  /** How it is played, in one line. */
  readonly hint: string
  readonly onStart: () => void
}

/** Over the stage of a game that waits for the player. */
export function PauseOverlay({ isPaused, hint, onStart }: Props) {
  const say = useKitTexts()
  return (
    <div className={styles.overlay} data-controls="">
      {isPaused && <h2>{say('paused')}</h2>}
      <p>{hint}</p>
      <button type="button" onClick={onStart}>
        {say(isPaused ? 'continue' : 'start')}
      </button>
    </div>
  )
}
