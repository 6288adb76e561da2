import type { ReactNode } from 'react'
import { history } from '../../icons/paths.ts'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { type Drawing, StateDrawing } from './drawings.tsx'
import styles from './State.module.css'

/** The one action that a state offers. */
export interface StateAction {
  readonly label: string
  /** Drawn before the label, which is then a button to be seen: the first thing to do here. */
  readonly icon?: string
  readonly run: () => void
}

export interface EmptyProps {
  /** One sentence. */
  readonly title: string
  /** A second, quieter line; hidden where there is no room. */
  readonly hint?: ReactNode
  readonly action?: StateAction
  /** Another way, beside the action. */
  readonly second?: Omit<StateAction, 'icon'>
  readonly drawing?: Drawing
  /** `tile` fills its frame, `page` has its own padding. Both hide the drawing where their size container is low. */
  readonly fit?: 'tile' | 'page'
}

/** An empty state: one line drawing, one sentence, one action. */
export function Empty({ title, hint, action, second, drawing = 'ridge', fit = 'tile' }: EmptyProps) {
  return (
    <div className={classes(styles.state, styles[fit])}>
      <div className={styles.body}>
        <StateDrawing name={drawing} />
        <b className={styles.title}>{title}</b>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        {action ? (
          <button type="button" className={styles.action} onClick={action.run}>
            {action.icon === undefined ? null : <Icon path={action.icon} size={16} />}
            {action.label}
          </button>
        ) : null}
        {second ? (
          <button type="button" className={styles.action} onClick={second.run}>
            {second.label}
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** A failed load: one sentence and a retry. It never enlarges a widget. */
export function Failed(props: Omit<EmptyProps, 'drawing'>) {
  return <Empty drawing="bridge" {...props} />
}

/** The age of stale data, e.g. "2 小时前更新". */
export function Stale({ text, onScene = false }: { readonly text: string; readonly onScene?: boolean }) {
  return (
    <span className={classes(styles.stale, onScene && styles.onScene)}>
      <Icon path={history} size={12} />
      <span>{text}</span>
    </span>
  )
}
