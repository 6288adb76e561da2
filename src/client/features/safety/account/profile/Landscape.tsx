import styles from '../Account.module.css'

/** An ink-wash: fading ridges, a disc and a seal, in the frame of a screen. */
export function Landscape() {
  return (
    <svg className={styles.landscape} width="168" height="104" viewBox="0 0 168 104" aria-hidden="true">
      <rect className={styles.screen} x="22" y="4" width="124" height="82" rx="10" />
      <circle className={styles.disc} cx="112" cy="30" r="9" />
      <path
        className={styles.far}
        d="M24 62c10-14 18-22 27-22 10 0 15 14 25 14 8 0 12-10 20-10 12 0 24 12 48 24v6H24z"
      />
      <path
        className={styles.middle}
        d="M24 70c14-10 22-16 32-16 12 0 18 12 29 12 9 0 14-7 23-7 12 0 22 8 36 14v3H24z"
      />
      <path
        className={styles.near}
        d="M24 78c18-8 30-12 44-10 14 2 22 8 38 4 14-3 24-4 38 2v2a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z"
      />
      <rect className={styles.seal} x="34" y="14" width="9" height="9" rx="2" />
      <path className={styles.foot} d="M6 94h156" />
    </svg>
  )
}
