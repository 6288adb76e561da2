import { useDocument } from '../../../core/react.ts'
import { searchSettings } from '../settings.ts'
import { useWords } from '../words-all.ts'
import styles from './Modes.module.css'

/** The tabs of the box, shown while it has the focus: 0 web search, 1 own icons. Ctrl+F switches them as well. */
export function Modes() {
  const words = useWords()
  const { tab } = useDocument(searchSettings, ({ searchTabActiveIndex }) => ({ tab: searchTabActiveIndex }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one bar, not form controls
    <div role="group" className={styles.modes} aria-label={words('modes')} data-living>
      {[words('web'), words('local')].map((name, index) => (
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
