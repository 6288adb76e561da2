import styles from './Live.module.css'

/** What has just happened, in words for a screen reader. */
export const Live = ({ text }: { readonly text: string }) => (
  <p className={styles.hidden} role="status">
    {text}
  </p>
)

/** What lies on the board, in words for a screen reader. */
export const Described = ({ lines }: { readonly lines: readonly string[] }) => (
  <ol className={styles.hidden}>
    {[...lines.entries()].map(([at, line]) => (
      <li key={at}>{line}</li>
    ))}
  </ol>
)
