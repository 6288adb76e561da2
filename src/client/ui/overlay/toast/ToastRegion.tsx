import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../components/icon/Icon.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { Spinner } from '../../components/spinner/Spinner.tsx'
import { alert, check, close, info } from '../../icons/paths.ts'
import { classes } from '../../styles/classes.ts'
import styles from './ToastRegion.module.css'
import { closeToast, type QueuedToast, timeOf, toasts } from './toast.ts'

const icons = { info, success: check, warning: alert, error: close }

/** Milliseconds of the fade; as the sheet has it. */
const leaveTime = 120

/** Where toasts appear, one at a time, top centre. Two live regions stand ready: errors interrupt, the rest does not. */
export function ToastRegion() {
  const [toast] = useStore(toasts)
  const pill = toast ? <Pill key={toast.id} toast={toast} /> : null
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
export function Pill({ toast }: { readonly toast: QueuedToast }) {
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const left = useRef(timeOf(toast))

  useEffect(() => {
    // the clock of the toast: it stands still while the pointer or the focus is on it
    if (held || left.current === Number.POSITIVE_INFINITY) return undefined
    const since = performance.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [held])

  useEffect(() => {
    // unmounted by the store once it has faded
    if (!leaving) return undefined
    const timer = setTimeout(() => closeToast(toast.id), leaveTime)
    return () => clearTimeout(timer)
  }, [leaving, toast.id])

  const act = () => {
    toast.action?.run()
    closeToast(toast.id)
  }
  return (
    <Panel
      level={3}
      pill
      className={classes(styles.toast, leaving && styles.leaving)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind === 'progress' ? (
        <Spinner />
      ) : (
        <Icon path={icons[toast.kind]} className={classes(styles.icon, styles[toast.kind])} />
      )}
      <span className={styles.text}>{toast.text}</span>
      {toast.action ? (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      ) : null}
    </Panel>
  )
}
