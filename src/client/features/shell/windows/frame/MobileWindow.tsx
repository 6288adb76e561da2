import { Sheet } from '../../../../ui/overlay/sheet/Sheet.tsx'
import { activeTab, type WindowState } from '../model.ts'
import { useTitle } from '../state/use-title.ts'
import { closeWindow } from '../state/window-state.ts'
import { TabStrip } from '../tabs/TabStrip.tsx'
import { ViewsPlace } from '../views/ViewsPlace.tsx'
import { useDialogHash } from './dialog-hash.ts'
import styles from './MobileWindow.module.css'

interface Props {
  readonly open: boolean
  readonly state: WindowState
  readonly views: HTMLElement
}

/** On a phone: a sheet whose address has a hash, so that "back" closes it. */
export function MobileWindow({ open, state, views }: Props) {
  const title = useTitle(activeTab(state))
  const isShown = open && !state.isMinimized
  useDialogHash(isShown)
  return (
    <Sheet open={isShown} onClose={closeWindow} title={title} tall layer="window">
      <div className={styles.sheet}>
        {state.tabs.length > 1 ? <TabStrip state={state} /> : null}
        <ViewsPlace views={views} />
      </div>
    </Sheet>
  )
}
