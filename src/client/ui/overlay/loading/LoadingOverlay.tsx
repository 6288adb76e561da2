import { useStore } from 'zustand'
import { Panel } from '../../components/panel/Panel.tsx'
import { StyledSpinner } from '../../components/spinner/styles/StyledSpinner.tsx'
import type { SpinnerStyle } from '../../components/spinner/styles/styles.ts'
import { useFirstFrameMessages } from '../../messages.ts'
import styles from './LoadingOverlay.module.css'
import { loading } from './loading.ts'
import { loadingStyle } from './loading-style.ts'

/** The loading plate: 146 px square, a spinner in the chosen style and a text beneath. */
export function LoadingOverlay() {
  const messages = useFirstFrameMessages()
  const { shown, text } = useStore(loading)
  const style = useStore(loadingStyle)
  if (!shown) return null
  return (
    <div className={styles.overlay}>
      <LoadingPlate text={text ?? messages('loading')} style={style} />
    </div>
  )
}

/** The plate without its positioning. */
export function LoadingPlate({ text, style }: { readonly text: string; readonly style: SpinnerStyle }) {
  return (
    <Panel level={3} className={styles.plate} role="status" aria-busy="true">
      <StyledSpinner style={style} size={44} />
      <span>{text}</span>
    </Panel>
  )
}
