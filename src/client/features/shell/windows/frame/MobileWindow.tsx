import { WINDOW_HASH } from '../../../../ui/overlay/back/close-by-back.ts'
import { Sheet } from '../../../../ui/overlay/sheet/Sheet.tsx'
import { activeTab, type WindowState } from '../model.ts'
import { useTitle } from '../state/use-title.ts'
import { closeWindow } from '../state/window-state.ts'
import { TabStrip } from '../tabs/TabStrip.tsx'
import { ViewsPlace } from '../views/ViewsPlace.tsx'
import styles from './MobileWindow.module.css'
import { useWindowLook } from './use-window-look.ts'

interface Props {
  readonly open: boolean
  readonly state: WindowState
  readonly views: HTMLElement
}

/** On a phone: a sheet whose address has a hash. */
export function MobileWindow({ open, state, views }: Props) {
  const title = useTitle(activeTab(state))
  const isShown = open && !state.isMinimized
  const look = useWindowLook()
  return (
    <Sheet open={isShown} onClose={closeWindow} title={title} tall layer="window" hash={WINDOW_HASH} look={look}>
      <div className={styles.sheet}>
        {state.tabs.length > 1 ? <TabStrip state={state} /> : null}
        <ViewsPlace views={views} />
      </div>
    </Sheet>
  )
}
