import { useStore } from 'zustand'
import styles from './LoadingOverlay.module.css'
import { loading } from './loading.ts'
import { useHomeMessages } from './messages.ts'
import { Panel } from './Panel.tsx'
import { StyledSpinner } from './spinners/StyledSpinner.tsx'

/** The loading plate: 146 square, the mark strokes itself (or another spinner turns), a word beneath. */
export function LoadingOverlay() {
  const messages = useHomeMessages()
  const { shown, text, spinner } = useStore(loading)
  if (!shown) return null
  return (
    <div className={styles.place}>
      <LoadingPlate text={text ?? messages('loading')} spinner={spinner} />
    </div>
  )
}

/** The plate alone. */
export function LoadingPlate({
  text,
  spinner,
}: {
  readonly text: string
  readonly spinner: Parameters<typeof StyledSpinner>[0]['style']
}) {
  return (
    <Panel level={3} className={styles.plate} role="status" aria-busy="true">
      <StyledSpinner style={spinner} size={44} />
      <span>{text}</span>
    </Panel>
  )
}
