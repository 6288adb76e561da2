import { roving } from '../../input/keyboard/roving.ts'
import styles from './Tabs.module.css'

interface TabsProps<Id> {
  /** Its accessible name. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly name: string }[]
  readonly current: Id
  readonly onChange: (id: Id) => void
  /** From `useId`: the panel has the id `<id>-panel` and is labelled by `<id>-<tab>`. */
  readonly id: string
}

/** A few tabs side by side, whose panel the caller draws. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, id }: TabsProps<Id>) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={roving('row')}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}`}
          type="button"
          role="tab"
          data-focus-stop=""
          tabIndex={tab.id === current ? 0 : -1}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          onClick={() => onChange(tab.id)}
        >
          {tab.name}
        </button>
      ))}
    </div>
  )
}
