import { useStore } from 'zustand'
import { Panel } from '../../components/panel/Panel.tsx'
import { StyledSpinner } from '../../components/spinner/styles/StyledSpinner.tsx'
import { useHomeMessages } from '../../messages.ts'
import styles from './LoadingOverlay.module.css'
import { loading } from './loading.ts'

/** The loading plate: 146 px square, a spinner (the self-drawing mark by default) and a text beneath. */
export function LoadingOverlay() {
  const messages = useHomeMessages()
  const { shown, text, spinner } = useStore(loading)
  if (!shown) return null
  return (
    <div className={styles.overlay}>
      <LoadingPlate text={text ?? messages('loading')} spinner={spinner} />
    </div>
  )
}

/** The plate without its positioning. */
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
