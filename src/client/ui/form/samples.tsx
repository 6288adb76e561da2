import { type ReactNode, useState } from 'react'
import { Card } from './Card.tsx'
import type { ControlProps } from './Row.tsx'
import styles from './samples.module.css'

interface LiveProps<T> {
  readonly initial: T
  readonly draw: (control: Omit<ControlProps<T>, 'label'>) => ReactNode
}

/** Holds the state of a control in an example; its initial value is the default. */
export function Live<T>({ initial, draw }: LiveProps<T>) {
  const [value, setValue] = useState(initial)
  const onReset = value === initial ? undefined : () => setValue(initial)
  return draw({ value, onChange: setValue, onReset })
}

/** A card as wide as in the drawer. */
export function Pane({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.pane}>
      <Card>{children}</Card>
    </div>
  )
}
