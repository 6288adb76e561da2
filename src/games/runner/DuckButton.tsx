import styles from './DuckButton.module.css'

interface Props {
  readonly label: string
  readonly onDown: () => void
  readonly onUp: () => void
}

/** Ducks as long as a thumb lies on it; only where there is no keyboard. */
export const DuckButton = ({ label, onDown, onUp }: Props) => (
  <button
    type="button"
    className={styles.duck}
    aria-label={label}
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      onDown()
    }}
    onPointerUp={onUp}
    onPointerCancel={onUp}
    onContextMenu={(event) => event.preventDefault()}
  >
    <svg
      width="30"
      height="30"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d="m6 10 6 6 6-6" />
    </svg>
  </button>
)
