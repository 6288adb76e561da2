import { useDocument } from '../../core/react.ts'
import { themeSettings } from '../theme/index.ts'
import styles from './Minimal.module.css'
import { useMessages } from './messages.ts'
import { toggleMinimal } from './toggle.ts'

/** Lies over the clock block and 12 px around it: a press enters minimal mode, or leaves it. */
export function ClockButton() {
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const messages = useMessages()
  return (
    <button
      type="button"
      className={styles['clock']}
      aria-label={messages(minimal ? 'leave' : 'enter')}
      onClick={toggleMinimal}
    />
  )
}
