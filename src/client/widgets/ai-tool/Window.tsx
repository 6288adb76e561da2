import { useEffect, useId, useState } from 'react'
import { Failed } from '../../kit/components.ts'
import { WebPage } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { toolTabs } from './document.ts'
import { BOX, hide, removeTab, show } from './kernel/tabs.ts'
import { useMessages } from './messages.ts'
import { byIds } from './model.ts'
import { requestedTool } from './requested-tool.ts'
import { ToolBoxView } from './ToolBoxView.tsx'
import { ToolTabs } from './ToolTabs.tsx'
import { useTools } from './use-tools.ts'
import styles from './Window.module.css'

/** The tool box, and beside it the opened tools as tabs. */
export default function Window() {
  const messages = useMessages()
  const id = useId()
  const { value, failed, retry } = useTools()
  const opened = useDocument(toolTabs, (now) => now)
  const [shown, setShown] = useState(BOX)
  useEffect(() => {
    // tiles and other tabs of the window ask from outside
    const take = () => {
      const asked = requestedTool.getState()
      if (asked === '') return
      setShown((now) => show(now, asked))
      requestedTool.setState('', true)
    }
    take()
    return requestedTool.subscribe(take)
  }, [])
  if (value === undefined) {
    if (!failed) return null
    return <Failed fit="page" title={messages('failed')} action={{ label: messages('retry'), run: retry }} />
  }
  const tabs = byIds(opened, value.tools)
  const current = tabs.some((tool) => tool.id === shown.current) ? shown.current : ''
  const panelId = (tool: string) => `${id}-${tool}`
  const close = (tool: string) => {
    setShown((now) => hide(now, tool, opened))
    toolTabs.update((now) => removeTab(now, tool))
  }
  const loaded = tabs
    .filter((tool) => shown.loaded.includes(tool.id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1)) // a frame that is moved in the document loads anew
  return (
    <div className={styles.window}>
      {tabs.length === 0 ? null : (
        <ToolTabs
          tabs={tabs}
          current={current}
          panelId={panelId}
          onShow={(tool) => setShown((now) => show(now, tool))}
          onClose={close}
        />
      )}
      <div
        id={panelId('')}
        className={styles.panel}
        hidden={current !== ''}
        {...(tabs.length > 0 && { role: 'tabpanel', 'aria-labelledby': `${panelId('')}-tab` })}
      >
        <ToolBoxView {...value} />
      </div>
      {loaded.map((tool) => (
        <div
          key={tool.id}
          id={panelId(tool.id)}
          className={styles.panel}
          hidden={current !== tool.id}
          role="tabpanel"
          aria-labelledby={`${panelId(tool.id)}-tab`}
        >
          <WebPage subject={tool.url} />
        </div>
      ))}
    </div>
  )
}
