import { useMemo } from 'react'
import { Button } from '../../kit/components.ts'
import { changesOf, endTrial, seeThroughWindow, type Trial, wearTheme } from '../../kit/themes.ts'
import { useMessages } from './messages.ts'
import { Ring } from './Ring.tsx'
import styles from './TrialBar.module.css'

interface Props {
  readonly trial: Trial
  /** The name of the theme that comes back; undefined for looks of one's own. */
  readonly worn: string | undefined
}

/** What is tried on, what it changes, and what can be done with it. */
export function TrialBar({ trial, worn }: Props) {
  const messages = useMessages()
  const changes = useMemo(() => changesOf(trial.look), [trial])
  const see = (isOn: boolean) => () => seeThroughWindow(isOn)
  return (
    <section className={styles.bar} aria-label={messages('trying', { name: trial.name })} data-trial-bar="">
      <Ring endsAt={trial.endsAt} size={36} />
      <div className={styles.text}>
        <b>{messages('trying', { name: trial.name })}</b>
        <small>{worn === undefined ? messages('backToOwn') : messages('backTo', { name: worn })}</small>
      </div>
      <ul className={styles.changes} aria-label={messages('changes')}>
        {changes.map((change) => (
          <li key={change}>{messages(`part.${change}`)}</li>
        ))}
        <li className={styles.unchanged}>{messages('unchanged')}</li>
      </ul>
      <span className={styles.actions}>
        <Button
          aria-keyshortcuts="Space"
          onPointerDown={see(true)}
          onPointerUp={see(false)}
          onPointerLeave={see(false)}
          onPointerCancel={see(false)}
          onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && seeThroughWindow(true)}
          onKeyUp={see(false)}
          onBlur={see(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {messages('seeDesktop')}
        </Button>
        <Button aria-keyshortcuts="Escape" onClick={() => void endTrial()}>
          {messages('back')}
        </Button>
        <Button kind="primary" aria-keyshortcuts="Enter" onClick={() => void wearTheme(trial)}>
          {messages('wearIt')}
        </Button>
      </span>
    </section>
  )
}
