import styles from './MoonDisc.module.css'

/** The moon of the scene in a round picture, for tiles that have no room for the scene. */
export function MoonDisc() {
  return (
    <svg className={styles.disc} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#1d4357" />
      <circle cx="34" cy="29" r="17" fill="#fbeec8" />
      <circle cx="28" cy="25" r="3.2" fill="#ead9a6" />
      <circle cx="39" cy="34" r="4.4" fill="#ead9a6" />
      <circle cx="38" cy="21" r="2" fill="#ead9a6" />
      <path d="M5 49c10-6 19-1 27-4s17-5 27-1A32 32 0 0 1 5 49z" fill="#0c2533" />
    </svg>
  )
}
