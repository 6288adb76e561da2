import { classes } from '../../kit/components.ts'
import styles from './QuoteMark.module.css'

/** The mark before a quote: a drawn corner bracket, or a quotation mark. */
export function QuoteMark({ corner }: { readonly corner: boolean }) {
  return (
    <span className={classes(styles.mark, corner ? styles.corner : styles.curly)} aria-hidden="true">
      {corner ? '' : '“'}
    </span>
  )
}
