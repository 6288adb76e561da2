import { useLayoutEffect, useRef } from 'react'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { roving } from '../../../ui/input/keyboard/roving.ts'
import { revealInRow } from '../../../ui/input/reveal-in-row.ts'
import { fadingRow, useOverflowFades } from '../../../ui/input/size/use-overflow-fades.ts'
import { tooltip } from '../../../ui/input/tooltip.ts'
import { classes } from '../../../ui/styles/classes.ts'
import type { Tab } from './form-tab.tsx'
import { useMessages } from './messages.ts'
import styles from './TabRail.module.css'

interface Props {
  readonly parts: readonly (readonly Tab[])[]
  readonly current: string | undefined
  readonly show: (tab: string) => void
  /** A row of icons, of which the chosen one shows its label. */
  readonly mobile?: boolean
}

/** The tabs of the drawer, one tab stop: arrows move the focus, the focused tab is shown. */
export function TabRail({ parts, current, show, mobile = false }: Props) {
  const messages = useMessages()
  const text = useMessageByKey()
  const rail = useRef<HTMLDivElement>(null)
  useOverflowFades(rail)
  useLayoutEffect(() => {
    const chosen = rail.current?.querySelector('[aria-selected="true"]')
    if (mobile && current !== undefined && rail.current && chosen) revealInRow(rail.current, chosen)
  }, [mobile, current])
  return (
    <div
      ref={rail}
      role="tablist"
      aria-label={messages('title')}
      aria-orientation={mobile ? 'horizontal' : 'vertical'}
      className={classes(styles.rail, mobile && styles.row, mobile && fadingRow)}
      onKeyDown={roving(mobile ? 'row' : 'column')}
    >
      {parts.map((tabs, index) => [
        index > 0 && !mobile ? <span key={`before ${tabs[0]?.id}`} className={styles.line} /> : null,
        ...tabs.map(({ id, icon, texts }) => {
          const label = text(`${texts}.tab`)
          const handlers = { onClick: () => show(id), onFocus: () => show(id) }
          return (
            <button
              key={id}
              id={`settings-tab-${id}`}
              type="button"
              role="tab"
              data-focus-stop=""
              aria-selected={id === current}
              aria-controls="settings-panel"
              aria-label={mobile ? label : undefined}
              tabIndex={id === current ? 0 : -1}
              className={styles.tab}
              {...(mobile ? tooltip(label, 'top', handlers) : handlers)}
            >
              <NamedIcon name={icon} size={18} />
              {mobile && id !== current ? null : <span>{label}</span>}
            </button>
          )
        }),
      ])}
    </div>
  )
}
