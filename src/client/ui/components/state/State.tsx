import type { ReactNode } from 'react'
import { history } from '../../icons/paths.ts'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { type Drawing, StateDrawing } from './drawings.tsx'
import styles from './State.module.css'

/** The one thing to do about it. */
export interface StateAction {
  readonly label: string
  readonly run: () => void
}

export interface EmptyProps {
  /** One sentence. */
  readonly title: string
  /** A second, quieter line; dropped where there is no room. */
  readonly hint?: ReactNode
  readonly action?: StateAction
  readonly drawing?: Drawing
  /** `tile` takes the room of its frame and drops the drawing in low ones; `page` keeps its own air. */
  readonly fit?: 'tile' | 'page'
}

/** Nothing here: one line drawing, one sentence, one action. */
export function Empty({ title, hint, action, drawing = 'ridge', fit = 'tile' }: EmptyProps) {
  return (
    <div className={classes(styles.state, styles[fit])}>
      <div className={styles.body}>
        <StateDrawing name={drawing} />
        <b className={styles.title}>{title}</b>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        {action ? (
          <button type="button" className={styles.action} onClick={action.run}>
            {action.label}
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** Nothing came: says so in a sentence and offers to try again. It never makes a widget grow. */
export function Failed(props: Omit<EmptyProps, 'drawing'>) {
  return <Empty drawing="bridge" {...props} />
}

/** Old data stays and says of when it is, e.g. "2 小时前更新". */
export function Stale({ text, onScene = false }: { readonly text: string; readonly onScene?: boolean }) {
  return (
    <span className={classes(styles.stale, onScene && styles.onScene)}>
      <Icon path={history} size={12} />
      <span>{text}</span>
    </span>
  )
}
