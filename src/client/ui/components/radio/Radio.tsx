import type { ReactNode } from 'react'
import styles from './Radio.module.css'

interface RadioProps {
  /** That of all choices among which one is on. */
  readonly name: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly className?: string | undefined
  /** What names it, beside its circle. */
  readonly children: ReactNode
}

/** One of several choices of which one is on. */
export function Radio({ name, checked, onChange, className, children }: RadioProps) {
  return (
    <label className={className}>
      <input type="radio" className={styles.radio} name={name} checked={checked} onChange={onChange} />
      {children}
    </label>
  )
}
