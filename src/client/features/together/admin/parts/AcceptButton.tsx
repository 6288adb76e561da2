import { Button, type ButtonProps } from '../../../../ui/components/button/Button.tsx'
import { classes } from '../../../../ui/styles/classes.ts'
import styles from './AcceptButton.module.css'

/** What is done with most of a list: soft, as there is one in every row. */
export const AcceptButton = ({ className, ...rest }: Omit<ButtonProps, 'kind'>) => (
  <Button {...rest} className={classes(styles.accept, className)} />
)
