import { useId } from 'react'
import { Icon, SwitchControl } from '../../../kit/components.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { shield } from '../../../kit/icons.ts'
import { describeDiagnostics, readDiagnostics } from '../diagnostics.ts'
import { useMessages } from '../messages.ts'
import styles from './DiagnosticsCard.module.css'

interface DiagnosticsCardProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** What is sent along, to be read before it is sent, and a switch that takes all of it out. */
export function DiagnosticsCard({ isOn, onChange }: DiagnosticsCardProps) {
  const messages = useMessages()
  const id = useId()
  useScreen() // what is told may change with it
  const told = describeDiagnostics(readDiagnostics(), messages)
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{messages('diagnostics')}</h3>
        <label className={styles.switch} htmlFor={id}>
          {messages('diagnostics.with')}
          <SwitchControl id={id} value={isOn} onChange={onChange} aria-describedby={`${id}-told`} />
        </label>
      </div>
      <dl id={`${id}-told`} className={styles.told} data-off={isOn ? undefined : ''}>
        {told.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.never}>
        <Icon path={shield} size={16} />
        {messages('never')}
      </p>
    </section>
  )
}
