import { useMessages } from '../messages.ts'
import type { LeftBehind } from '../model.ts'
import styles from './MoveInDialog.module.css'

/** How many are listed by their names. */
const LISTED = 200

/** What is not carried over, each with its reason. */
export function LeftBehindList({ left }: { readonly left: readonly LeftBehind[] }) {
  const text = useMessages()
  if (left.length === 0) return null
  const nameOf = ({ name, part }: LeftBehind) => name || text(part === undefined ? 'unnamed' : `part.${part}`)
  return (
    <div className={styles.left}>
      <h3>{text('left')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <ul tabIndex={0} aria-label={text('left')}>
        {left.slice(0, LISTED).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be alike
          <li key={at}>
            <span>{one.group === '' ? nameOf(one) : text('ofGroup', { name: nameOf(one), group: one.group })}</span>
            <small>{text(`why.${one.why}`)}</small>
          </li>
        ))}
        {left.length > LISTED ? <li>{text('more', { count: left.length - LISTED })}</li> : null}
      </ul>
    </div>
  )
}
