import styles from './State.module.css'

/** The line drawings of empty and failed states: strokes of 1.6 px, one element in the accent colour. */
export type Drawing = 'ridge' | 'search' | 'bridge' | 'sheet'

const drawings: Readonly<Record<Drawing, () => React.ReactElement>> = {
  ridge: Ridge,
  search: Search,
  bridge: Bridge,
  sheet: Sheet,
}

/** A drawing of 88 × 64 px. */
export function StateDrawing({ name }: { readonly name: Drawing }) {
  const Lines = drawings[name]
  return (
    <svg className={styles.drawing} width="88" height="64" viewBox="0 0 88 64" aria-hidden="true">
      <Lines />
    </svg>
  )
}

/** Two ridges and a disc: nothing here yet. */
function Ridge() {
  return (
    <>
      <path className={styles.line} d="M4 54c10-16 17-24 24-24 8 0 11 12 20 12 7 0 10-8 16-8 7 0 12 9 20 20" />
      <path className={styles.faint} d="M14 60h60" />
      <circle className={styles.glow} cx="60" cy="17" r="7" />
      <circle className={styles.accent} cx="60" cy="17" r="7" />
    </>
  )
}

/** A page under a lens: nothing found. */
function Search() {
  return (
    <>
      <rect className={styles.line} x="18" y="10" width="40" height="46" rx="9" />
      <path className={styles.faint} d="M28 24h20M28 33h20M28 42h10" />
      <circle className={styles.lens} cx="60" cy="42" r="9" />
      <path className={styles.accent} d="m66.5 48.5 6 6" />
    </>
  )
}

/** A bridge with its middle missing, and the moon: loading failed. */
function Bridge() {
  return (
    <>
      <path className={styles.line} d="M4 46h10c4-13 10-19 18-21M84 46H74c-4-13-10-19-18-21" />
      <path className={styles.line} d="M22 46v-9M66 46v-9" />
      <path className={styles.faint} d="M12 58c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0 6-2 8-1" />
      <circle className={styles.glow} cx="44" cy="11" r="6" />
      <circle className={styles.accent} cx="44" cy="11" r="6" />
    </>
  )
}

/** A sheet with a turned corner and a brush stroke: nothing written. */
function Sheet() {
  return (
    <>
      <path className={styles.line} d="M31 8h21l12 12v30a6 6 0 0 1-6 6H31a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z" />
      <path className={styles.faint} d="M52 8v8a4 4 0 0 0 4 4h8M34 30h20" />
      <path className={styles.accent} d="M34 42c4-4 7 3 11 0s4-2 6-1" />
    </>
  )
}
