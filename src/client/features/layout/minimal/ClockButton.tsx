import { useDocument } from '../../../core/documents/use-document.ts'
import { themeSettings } from '../../data/theme/index.ts'
import styles from './Minimal.module.css'
import { useMessages } from './messages.ts'
import { toggleMinimal } from './toggle.ts'

/** Covers the clock block and 12 px around it: a press enters or leaves minimal mode. */
export function ClockButton() {
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const messages = useMessages()
  return (
    <button
      type="button"
      className={styles.clock}
      aria-label={messages(minimal ? 'leave' : 'enter')}
      onClick={toggleMinimal}
    />
  )
}
