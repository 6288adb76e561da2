import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../components/icon/Icon.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { Spinner } from '../../components/spinner/Spinner.tsx'
import { alert, check, close, info } from '../../icons/paths.ts'
import { classes } from '../../styles/classes.ts'
import styles from './ToastRegion.module.css'
import { closeToast, type QueuedToast, type ToastAction, toastDuration, toasts } from './toast.ts'

const icons = { info, success: check, warning: alert, error: close }

/** Duration of the fade in ms; the same as in the style sheet. */
const FADE_MS = 120

/** Shows toasts one at a time, above the dock. Two live regions are always mounted: errors interrupt, the rest does not. */
export function ToastRegion() {
  const [toast] = useStore(toasts)
  const pill = toast ? <ToastPill key={toast.id} toast={toast} /> : null
  const urgent = toast?.kind === 'error'
  return (
    <>
      <div className={styles.region} role="status">
        {urgent ? null : pill}
      </div>
      <div className={styles.region} role="alert">
        {urgent ? pill : null}
      </div>
    </>
  )
}

/** One toast. */
export function ToastPill({ toast }: { readonly toast: QueuedToast }) {
  const [isPaused, setPaused] = useState(false)
  const [isFading, setFading] = useState(false)
  const remainingMs = useRef(toastDuration(toast))

  useEffect(() => {
    // the remaining time is paused while the pointer or the focus is on the toast
    if (isPaused || remainingMs.current === Number.POSITIVE_INFINITY) return undefined
    const since = performance.now()
    const timer = setTimeout(() => setFading(true), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - since
    }
  }, [isPaused])

  useEffect(() => {
    // the store unmounts it once it has faded
    if (!isFading) return undefined
    const timer = setTimeout(() => closeToast(toast.id), FADE_MS)
    return () => clearTimeout(timer)
  }, [isFading, toast.id])

  const act = ({ run }: ToastAction) => {
    run()
    closeToast(toast.id)
  }
  return (
    <Panel
      level={3}
      pill
      className={classes(styles.toast, isFading && styles.fading)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast.kind === 'progress' ? (
        <Spinner />
      ) : (
        <Icon path={icons[toast.kind]} className={classes(styles.icon, styles[toast.kind])} />
      )}
      <span className={styles.text}>{toast.text}</span>
      {[toast.view, toast.action].map((action) =>
        action === undefined ? null : (
          <button key={action.label} type="button" className={styles.action} onClick={() => act(action)}>
            {action.label}
          </button>
        ),
      )}
    </Panel>
  )
}
