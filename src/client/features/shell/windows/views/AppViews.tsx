import { Activity, type KeyboardEvent } from 'react'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import { Empty, Failed } from '../../../../ui/components/state/State.tsx'
import { useFirstFrameMessages } from '../../../../ui/messages.ts'
import { useMessages } from '../messages.ts'
import { activeTab, closeTab, type WindowState, type WindowTab } from '../model.ts'
import { useTitle } from '../state/use-title.ts'
import { changeWindow } from '../state/window-state.ts'
import { panelId, tabId } from '../tabs/tab-ids.ts'
import styles from './AppViews.module.css'
import { useAppView } from './app-view.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useFirstFocus } from './first-focus.ts'

interface Props {
  readonly state: WindowState
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

/** The views of all open tabs: hidden ones keep their state, without effects. */
export function AppViews({ state, onKeyDown }: Props) {
  const active = activeTab(state)
  // in an order of their own: a frame that is moved in the document loads its page anew
  const tabs = state.tabs.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return tabs.map((tab) => (
    <Activity key={tab.key} mode={tab === active ? 'visible' : 'hidden'}>
      <div id={panelId(tab)} className={styles.view} role="tabpanel" aria-labelledby={tabId(tab)} onKeyDown={onKeyDown}>
        <ErrorBoundary fallback={(retry) => <Broken tab={tab} retry={retry} />}>
          <AppView tab={tab} />
        </ErrorBoundary>
      </div>
    </Activity>
  ))
}

function AppView({ tab }: { readonly tab: WindowTab }) {
  const messages = useMessages()
  const title = useTitle(tab)
  const { state, reload } = useAppView(tab.app)
  useFirstFocus(tab, state.at === 'ready')
  switch (state.at) {
    case 'ready':
      return <state.View subject={tab.subject} />
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Failed
          fit="page"
          title={messages('notLoaded', { name: title })}
          hint={messages('notLoadedHint')}
          action={{ label: messages('retry'), run: reload }}
        />
      )
    case 'missing':
      return <Empty fit="page" title={messages('appMissing')} />
  }
}

/** Seen only where loading takes longer than a moment. */
function Loading() {
  const messages = useFirstFrameMessages()
  return (
    <div className={styles.loading} role="status" aria-label={messages('loading')}>
      <Spinner size={32} />
    </div>
  )
}

/** In place of a view that has thrown; the other tabs go on. */
function Broken({ tab, retry }: { readonly tab: WindowTab; readonly retry: () => void }) {
  const messages = useMessages()
  return (
    <Failed
      fit="page"
      title={messages('broken', { name: useTitle(tab) })}
      hint={
        <button type="button" className={styles.link} onClick={() => changeWindow((now) => closeTab(now, tab.key))}>
          {messages('closeThis')}
        </button>
      }
      action={{ label: messages('retry'), run: retry }}
    />
  )
}
