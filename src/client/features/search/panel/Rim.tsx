import styles from './Rim.module.css'

/** Distorts the backdrop of the box's outermost 8 px like the edge of thick glass; there is no text. */
export default function Rim() {
  return (
    <>
      <svg className={styles.filter} aria-hidden="true" data-volatile>
        <filter id="search-rim" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.012 0.03" numOctaves="2" seed="7" result="waves" />
          <feDisplacementMap in="SourceGraphic" in2="waves" scale="36" xChannelSelector="R" yChannelSelector="G" />
        </filter>
      </svg>
      <div className={styles.rim} data-volatile aria-hidden="true" />
    </>
  )
}
