import { type KeyboardEvent, useId } from 'react'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { Panel } from '../../../ui/components/panel/Panel.tsx'
import { bell, close } from '../../../ui/icons/paths.ts'
import { useMessages } from './messages.ts'
import styles from './PromptStack.module.css'
import type { PromptContent } from './prompts.ts'

interface PromptCardProps {
  readonly content: PromptContent
  readonly dismiss: () => void
}

/** One prompt and its answers; Esc dismisses it. */
export function PromptCard({ content, dismiss }: PromptCardProps) {
  const messages = useMessages()
  const id = useId()
  const { heading, title, detail, mark, rows = [], answers, open } = content
  const primary = content.primary ?? { label: messages('dismiss'), run: dismiss }
  const dismissByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // Esc answers the prompt, and closes no window
    dismiss()
  }
  return (
    <Panel
      level={3}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={detail === undefined ? `${id}-heading` : `${id}-heading ${id}-detail`}
      className={styles.card}
      tabIndex={-1}
      onKeyDown={dismissByKey}
    >
      <div className={styles.head}>
        <Icon path={bell} size={16} />
        <span id={`${id}-heading`}>{heading}</span>
        <IconButton icon={close} label={messages('dismiss')} size={28} iconSize={16} onClick={dismiss} />
      </div>
      <div className={styles.subject}>
        {mark}
        <div>
          {open === undefined ? (
            <b id={`${id}-title`} className={styles.title}>
              {title}
            </b>
          ) : (
            <button type="button" id={`${id}-title`} className={styles.open} onClick={open}>
              <span className={styles.title}>{title}</span>
            </button>
          )}
          {detail === undefined ? null : (
            <p id={`${id}-detail`} className={styles.detail}>
              {detail}
            </p>
          )}
        </div>
      </div>
      {rows.length === 0 ? null : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.key} className={styles.row}>
              <span className={styles.name}>{row.name}</span>
              <small>{row.when}</small>
              {row.answers.map(({ icon, label, run }) => (
                <IconButton key={label} icon={icon} label={label} size={28} iconSize={16} onClick={run} />
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        {answers.map(({ label, run }) => (
          <Button key={label} size="s" onClick={run}>
            {label}
          </Button>
        ))}
        <Button size="s" kind="primary" onClick={primary.run}>
          {primary.label}
        </Button>
      </div>
    </Panel>
  )
}
