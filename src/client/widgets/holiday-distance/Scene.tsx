import styles from './Scene.module.css'

/** The light around the moon, as rings. */
const HALOS = [58, 40, 26]

/** A night sky with the full moon over hills; fills its parent, and is the same in both themes. */
export function Scene() {
  return (
    <div className={styles.scene}>
      <svg aria-hidden="true" viewBox="0 0 136 146" preserveAspectRatio="xMaxYMin meet" className={styles.moon}>
        {HALOS.map((radius) => (
          <circle key={radius} cx="108" cy="36" r={radius} className={styles.halo} />
        ))}
        <circle cx="108" cy="36" r="16" fill="#fbeec8" />
        <circle cx="102.6" cy="32" r="3" fill="#ead9a6" />
        <circle cx="112.6" cy="40" r="4.2" fill="#ead9a6" />
        <circle cx="112" cy="29" r="1.8" fill="#ead9a6" />
        <path d="M136 8c-12 3-19 1-27 8M136 17c-8 0-12 2-17 6" className={styles.twig} />
        <circle cx="115" cy="13" r="1.8" fill="#e7a94f" />
        <circle cx="124" cy="19" r="1.6" fill="#e7a94f" />
        <circle cx="129" cy="10" r="1.8" fill="#e7a94f" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 136 32" preserveAspectRatio="none" className={styles.hills}>
        <path d="M0 14c26-14 40-3 62-9s44-12 74 0v28H0z" fill="#0c2533" />
      </svg>
    </div>
  )
}
