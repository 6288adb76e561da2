import styles from './Dot.module.css'

/** Well, not quite, not at all, or neither: off or not yet known. */
export type Health = 'good' | 'warn' | 'bad' | 'off'

/** A dot in the colour of how something does, beside words that say it. */
export const Dot = ({ health }: { readonly health: Health }) => <i className={styles.dot} data-health={health} />
