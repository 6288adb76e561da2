import { useDocument } from '../../../core/react.ts'
import { useAllMessages } from '../all-messages.ts'
import { searchSettings } from '../settings.ts'
import styles from './Modes.module.css'

/** The tabs of the box, shown while it has the focus: 0 web search, 1 own icons. Ctrl+F switches them too. */
export function Modes() {
  const messages = useAllMessages()
  const { tab } = useDocument(searchSettings, ({ searchTabActiveIndex }) => ({ tab: searchTabActiveIndex }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one bar, not form controls
    <div role="group" className={styles.modes} aria-label={messages('modes')} data-volatile>
      {[messages('web'), messages('local')].map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.mode}
          aria-pressed={tab === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => searchSettings.update((now) => ({ ...now, searchTabActiveIndex: index }))}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
