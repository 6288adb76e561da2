import type { ComponentChildren } from 'preact'
import { Icon } from '../kit/table/icons.tsx'
import styles from './Strip.module.css'
import { useTexts } from './texts.ts'

interface Props {
  /** What is to be known just now, such as why a cell is safe. */
  readonly text: string
  readonly isUrgent: boolean
  readonly isFlagging: boolean
  readonly onFlagging: (isFlagging: boolean) => void
  readonly isGuessFree: boolean
  readonly onGuessFree: (isGuessFree: boolean) => void
  /** What else is offered once the game has ended. */
  readonly children?: ComponentChildren
}

/** Below the board: a line of words, and what a press does. */
export function Strip({ text, isUrgent, isFlagging, onFlagging, isGuessFree, onGuessFree, children }: Props) {
  const say = useTexts()
  return (
    <div className={styles.strip} data-controls="">
      <p data-urgent={isUrgent}>{text}</p>
      {children || (
        <div className={styles.switches}>
          <button type="button" aria-pressed={isFlagging} onClick={() => onFlagging(!isFlagging)}>
            <Icon name="flag" size={16} />
            {say('flagMode')}
          </button>
          <button type="button" aria-pressed={isGuessFree} onClick={() => onGuessFree(!isGuessFree)}>
            <Icon name={isGuessFree ? 'finish' : 'close'} size={16} />
            {say('guessFree')}
          </button>
        </div>
      )}
    </div>
  )
}
