import styles from './Mask.module.css'

/**
 * The backdrop of a modal. Always a sibling of the modal, never its ancestor: glass under a filtered parent would blur
 * nothing. It fades with the `data-entering` and `data-exiting` of its parent.
 */
export function Mask() {
  return <div className={styles.mask} />
}
