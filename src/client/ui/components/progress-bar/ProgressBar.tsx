import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  readonly done: number
  /** 0 while it is not known: the bar moves then without saying how far it is. */
  readonly all: number
}

/** How far something is that takes a while. */
export function ProgressBar({ label, done, all }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} {...(all > 0 && { value: done, max: all })} />
}
