import type { ReactNode } from 'react'
import styles from './WidgetTitle.module.css'

/** A widget's first line: its name at the left, related content at the right. */
export function WidgetTitle({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  return (
    <h3 className={styles.title}>
      <span>{children}</span>
      {aside}
    </h3>
  )
}
