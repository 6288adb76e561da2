import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Art, classes, Icon } from '../../kit/components.ts'
import { close, grid } from '../../kit/icons.ts'
import { fadingRow, revealInRow, roving, useOverflowFades } from '../../kit/interaction.ts'
import { faceOf } from './face.ts'
import { useMessages } from './messages.ts'
import type { Tool } from './model.ts'
import styles from './ToolTabs.module.css'

interface Props {
  readonly tabs: readonly Tool[]
  /** The id of the shown tool; empty for the box. */
  readonly current: string
  /** The id of a tab's panel, by the tool's id. */
  readonly panelId: (id: string) => string
  readonly onShow: (id: string) => void
  readonly onClose: (id: string) => void
}

/** The box and the opened tools as tabs: arrows move between them, Delete or the middle button closes one. */
export function ToolTabs({ tabs, current, panelId, onShow, onClose }: Props) {
  const messages = useMessages()
  const strip = useRef<HTMLDivElement>(null)
  useOverflowFades(strip)
  useEffect(() => {
    // the shown tab may be out of view
    const tab = strip.current?.querySelector(`[data-tool="${CSS.escape(current)}"]`)
    if (strip.current && tab) revealInRow(strip.current, tab)
  }, [current])
  const tabProps = (id: string) => ({
    id: `${panelId(id)}-tab`,
    type: 'button' as const,
    role: 'tab',
    tabIndex: id === current ? 0 : -1,
    'aria-selected': id === current,
    'aria-controls': panelId(id),
    onClick: () => onShow(id),
  })
  const closeByKey = (id: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    strip.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
    onClose(id)
  }
  return (
    <div
      ref={strip}
      className={classes(styles.tabs, fadingRow)}
      role="tablist"
      aria-label={messages('tabs')}
      onKeyDown={roving('row')}
    >
      <div className={styles.tab} role="presentation" data-tool="">
        <button {...tabProps('')} data-focus-stop="">
          <Icon path={grid} size={16} />
          <span>{messages('box')}</span>
        </button>
      </div>
      {tabs.map((tool) => (
        <div key={tool.id} className={styles.tab} role="presentation" data-tool={tool.id}>
          <button
            {...tabProps(tool.id)}
            data-focus-stop=""
            title={tool.name}
            onAuxClick={({ button }) => button === 1 && onClose(tool.id)}
            onKeyDown={closeByKey(tool.id)}
          >
            <span className={styles.icon} aria-hidden="true">
              <Art face={faceOf(tool)} label={tool.name} />
            </span>
            <span>{tool.name}</span>
          </button>
          <button
            type="button"
            className={styles.close}
            // a tablist holds tabs alone; by keys it is Delete
            aria-hidden="true"
            tabIndex={-1}
            title={messages('closeTab', { name: tool.name })}
            onClick={() => onClose(tool.id)}
          >
            <Icon path={close} size={12} />
          </button>
        </div>
      ))}
    </div>
  )
}
