import { useEffect } from 'react'
import { Sheet } from '../../ui/overlay/sheet/Sheet.tsx'
import { AppViews } from './AppViews.tsx'
import styles from './ComponentWindow.module.css'
import { activeTab, CLOSED, type WindowState } from './model.ts'
import { TabStrip } from './TabStrip.tsx'
import { useTitle } from './use-title.ts'
import { changeWindow } from './window-state.ts'

interface Props {
  readonly open: boolean
  readonly state: WindowState
}

const closeWindow = () => changeWindow(() => CLOSED)

/** On a phone: a sheet whose address has a hash, so that "back" closes it. */
export function MobileWindow({ open, state }: Props) {
  const title = useTitle(activeTab(state))
  const isShown = open && !state.isMinimized
  useDialogHash(isShown)
  return (
    <Sheet open={isShown} onClose={closeWindow} title={title} tall layer="window">
      <div className={styles.sheet}>
        {state.tabs.length > 1 ? <TabStrip state={state} /> : null}
        <AppViews state={state} />
      </div>
    </Sheet>
  )
}

/** The hash of the page while the window is open (spec section 2). */
const HASH = '#dialog'

/** Sets the hash as the window opens; returning to the root closes the window, and closing it returns to the root. */
function useDialogHash(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    if (location.hash !== HASH) history.pushState(null, '', HASH)
    const follow = () => {
      if (location.hash !== HASH) closeWindow()
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      if (location.hash === HASH) history.back()
    }
  }, [isShown])
}
