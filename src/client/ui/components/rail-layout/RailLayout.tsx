import type { ReactNode } from 'react'
import { roving } from '../../input/keyboard/roving.ts'
import { NamedIcon } from '../icon/NamedIcon.tsx'
import { RailEntry } from '../rail-entry/RailEntry.tsx'
import styles from './RailLayout.module.css'

export interface RailLayoutEntry<Id> {
  readonly id: Id
  /** A name of the icon set. */
  readonly icon?: string
  readonly label: string
  readonly count?: number
  /** Whether a line sets it apart from those before it. */
  readonly isApart?: boolean
}

interface RailLayoutProps<Id> {
  /** The accessible name of the rail. */
  readonly label: string
  /** Without entries there is no rail. */
  readonly entries: readonly RailLayoutEntry<Id>[]
  readonly current: Id
  readonly onChange: (id: Id) => void
  /** Stands below the entries; in narrow windows between them and the content. */
  readonly foot?: ReactNode
  /** Stays at the top while the content scrolls. */
  readonly bar?: ReactNode
  /** The content, which brings its own scrolling panel. */
  readonly children: ReactNode
}

/** An app of sections: a rail beside the content; in narrow windows and on phones a row above it. */
export function RailLayout<Id extends string | number>({
  label,
  entries,
  current,
  onChange,
  foot,
  bar,
  children,
}: RailLayoutProps<Id>) {
  return (
    <div className={styles.app}>
      <div className={styles.columns}>
        {entries.length === 0 ? null : (
          <div className={styles.side}>
            <nav className={styles.rail} aria-label={label} onKeyDown={roving('column')}>
              {entries.map(({ id, icon, label: name, count, isApart }) => (
                <RailEntry
                  key={id}
                  icon={icon === undefined ? null : <NamedIcon name={icon} size={18} />}
                  label={name}
                  count={count}
                  data-focus-stop=""
                  tabIndex={id === current ? 0 : -1}
                  data-apart={isApart || undefined}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => onChange(id)}
                />
              ))}
            </nav>
            {foot}
          </div>
        )}
        <div className={styles.main}>
          {bar === undefined ? null : <header className={styles.bar}>{bar}</header>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** The class of the scrolling content in the layout. */
export const railPanel = styles.panel
