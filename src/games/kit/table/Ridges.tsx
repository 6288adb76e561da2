import styles from './EndScreen.module.css'

/** Two ridges with a low sun, in the colours of the theme. */
export function Ridges() {
  return (
    <svg className={styles.ridges} viewBox="0 0 640 260" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="far" gradientUnits="userSpaceOnUse" x1="0" y1="16" x2="0" y2="250">
          <stop stop-color="currentColor" stop-opacity=".3" />
          <stop offset=".5" stop-color="currentColor" stop-opacity=".11" />
          <stop offset="1" stop-color="currentColor" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="near" gradientUnits="userSpaceOnUse" x1="0" y1="116" x2="0" y2="246">
          <stop stop-color="currentColor" stop-opacity=".36" />
          <stop offset=".3" stop-color="currentColor" stop-opacity=".16" />
          <stop offset="1" stop-color="currentColor" stop-opacity="0" />
        </linearGradient>
      </defs>
      <circle cx="252" cy="56" r="24" fill="#e7a98c" />
      <path d="M0 120c60-6 90-34 140-38s70 26 120 22 80-62 134-66 80 50 130 54 80-18 116-16v178H0z" fill="url(#far)" />
      <path d="M0 150c70-2 110-30 170-30s90 24 150 20 100-28 160-24 110 30 160 32v108H0z" fill="url(#near)" />
    </svg>
  )
}
