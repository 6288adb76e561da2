import { useKitTexts } from '../text/kit-texts.ts'
import styles from './BrokenScreen.module.css'

interface Props {
  /** Whether a game was kept, with which one can go on. */
  readonly canResume: boolean
  readonly onRetry: (isFresh: boolean) => void
}

/** In place of a game that has thrown: nothing that was told before is lost. */
export function BrokenScreen({ canResume, onRetry }: Props) {
  const say = useKitTexts()
  return (
    <main className={styles.screen} aria-live="assertive">
      <h1>{say('brokenTitle')}</h1>
      <p>{say('brokenHint')}</p>
      <div>
        {canResume && (
          <button type="button" onClick={() => onRetry(false)}>
            {say('resume')}
          </button>
        )}
        <button type="button" onClick={() => onRetry(true)}>
          {say('fresh')}
        </button>
      </div>
    </main>
  )
}
