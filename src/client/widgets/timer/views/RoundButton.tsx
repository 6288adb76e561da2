import type { ComponentProps } from 'react'
import { Icon } from '../../../kit/components.ts'
import styles from './RoundButton.module.css'

interface RoundButtonProps extends ComponentProps<'button'> {
  readonly icon: string
  readonly label: string
  /** 56 px instead of 44. */
  readonly large?: boolean
}

/** What starts and stops: the control that counts, round and filled. */
export function RoundButton({ icon, label, large = false, ...rest }: RoundButtonProps) {
  return (
    <button type="button" {...rest} className={styles.round} data-large={large} aria-label={label}>
      <Icon path={icon} size={large ? 24 : 20} />
    </button>
  )
}
