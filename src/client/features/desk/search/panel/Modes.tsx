import { useStore } from 'zustand'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { globe, grid } from '../../../../ui/icons/home-paths.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { useAllMessages } from '../all-messages.ts'
import { providedMode, shownTab } from '../provided-mode.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { switchSearch } from '../switch-search.ts'
import styles from './Modes.module.css'

/** The tabs in the box, shown while it has the focus; on a phone the panel has them. */
export const Modes = () => (useScreen().mobile ? null : <ModeTabs className={styles.inBox} />)

/** The tabs in the panel of a phone, whose box has no room for them. */
export const PanelModes = () => (useScreen().mobile ? <ModeTabs className={styles.inPanel} /> : null)

/** The tabs of the box: 0 web search, 1 own icons, 2 the one that is provided. Ctrl+F switches them too. */
function ModeTabs({ className }: { readonly className: string | undefined }) {
  const messages = useAllMessages()
  const mode = useStore(providedMode)
  const { stored } = useDocument(searchSettings, ({ searchTabActiveIndex }) => ({ stored: searchTabActiveIndex }))
  const tab = shownTab(stored, mode)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one bar, not form controls
    <div role="group" className={classes(styles.modes, className)} aria-label={messages('modes')} data-volatile>
      {[
        { name: messages('web'), icon: globe },
        { name: messages('local'), icon: grid },
        ...(mode === undefined ? [] : [{ name: mode.texts().name, icon: mode.icon }]),
      ].map(({ name, icon }, index) => (
        <button
          key={icon} // a name is empty until the texts have loaded
          type="button"
          className={styles.mode}
          aria-label={name}
          title={name}
          aria-pressed={tab === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => switchSearch((now) => ({ ...now, searchTabActiveIndex: index }))}
        >
          <Icon path={icon} size={16} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
