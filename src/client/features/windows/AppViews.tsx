import { Activity } from 'react'
import { Empty } from '../../ui/components/state/State.tsx'
import { viewOf } from './app-view.ts'
import styles from './ComponentWindow.module.css'
import { useMessages } from './messages.ts'
import { activeTab, type WindowState, type WindowTab } from './model.ts'
import { panelId, tabId } from './tab-ids.ts'

/** The views of all open tabs: hidden ones keep their state, without effects. */
export function AppViews({ state }: { readonly state: WindowState }) {
  const active = activeTab(state)
  return state.tabs.map((tab) => (
    <Activity key={tab.key} mode={tab === active ? 'visible' : 'hidden'}>
      <div id={panelId(tab)} className={styles.view} role="tabpanel" aria-labelledby={tabId(tab)}>
        <AppView tab={tab} />
      </div>
    </Activity>
  ))
}

function AppView({ tab }: { readonly tab: WindowTab }) {
  const messages = useMessages()
  const View = viewOf(tab.app)
  return View === undefined ? <Empty fit="page" title={messages('appMissing')} /> : <View subject={tab.subject} />
}
