import { type ComponentProps, useRef } from 'react'
import { classes } from '../../../kit/components.ts'
import { fadingRow, useOverflowFades } from '../../../kit/interaction.ts'
import styles from './FadingRow.module.css'

/** Things side by side: where there is no room for all they scroll, and fade at the end that goes on. */
export function FadingRow({ className, ...rest }: ComponentProps<'div'>) {
  const row = useRef<HTMLDivElement>(null)
  useOverflowFades(row)
  return <div {...rest} ref={row} className={classes(styles.row, fadingRow, className)} data-scroller="" />
}
