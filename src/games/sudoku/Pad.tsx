import { DIGITS } from './grid.ts'
import styles from './Pad.module.css'
import { useTexts } from './texts.ts'

interface Props {
  /** What is to be known just now, such as the next step. */
  readonly text: string
  /** How often each digit is still to be written, from 1 on. */
  readonly left: readonly number[]
  readonly isNoting: boolean
  readonly onDigit: (digit: number) => void
  readonly onNoting: () => void
  readonly onErase: () => void
  readonly onFill: () => void
  readonly onCheck: () => void
}

/** The digits, and what can be done with them. */
export function Pad({ text, left, isNoting, onDigit, onNoting, onErase, onFill, onCheck }: Props) {
  const say = useTexts()
  const tools = [
    { label: say('notes'), key: 'N', run: onNoting, isPressed: isNoting },
    { label: say('erase'), key: '⌫', run: onErase },
    { label: say('fill'), key: 'A', run: onFill },
    { label: say('check'), key: 'C', run: onCheck },
  ]
  return (
    <div className={styles.pad} data-controls="">
      <p>{text}</p>
      <div className={styles.digits} data-noting={isNoting}>
        {DIGITS.map((digit) => {
          const count = left[digit - 1] ?? 0
          return (
            <button
              key={digit}
              type="button"
              data-done={count <= 0}
              aria-label={say('digitLeft', { digit, count: Math.max(0, count) })}
              onClick={() => onDigit(digit)}
            >
              <b>{digit}</b>
              <small aria-hidden="true">{count > 0 ? count : '✓'}</small>
            </button>
          )
        })}
      </div>
      <div className={styles.tools}>
        {tools.map(({ label, key, run, isPressed }) => (
          <button key={key} type="button" aria-pressed={isPressed} onClick={run}>
            {label}
            <span aria-hidden="true">{key}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
