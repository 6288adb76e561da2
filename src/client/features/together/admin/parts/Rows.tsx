import type { ReactNode } from 'react'
import styles from './Rows.module.css'

/** The rows of a section, with a line between each two. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
