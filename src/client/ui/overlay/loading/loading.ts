import { createStore } from 'zustand/vanilla'

export interface LoadingOptions {
  readonly text?: string
  /** Minimum time on screen in ms, so that the plate never flashes. */
  readonly minimum?: number
}

/** The state of the global loading plate. */
export interface Loading {
  readonly shown: boolean
  readonly text: string | undefined
}

/** A load that is shorter than this shows nothing, in ms. */
const SHOW_DELAY_MS = 200

/** Default of `minimum`, in ms. */
const MIN_SHOWN_MS = 500

const initial: Loading = { shown: false, text: undefined }

/** The loading plate of the page. */
export const loading = createStore<Loading>()(() => initial)

const pending = new Set<symbol>()
let hideNotBefore = 0
let hideTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the loading plate until every started load has been stopped.
 * @returns stops this load; a second call does nothing
 */
export function startLoading({ text, minimum = MIN_SHOWN_MS }: LoadingOptions = {}): () => void {
  const token = Symbol('loading')
  pending.add(token)
  clearTimeout(hideTimer)
  hideNotBefore = Math.max(hideNotBefore, Date.now() + minimum)
  loading.setState({ shown: true, text }, true)
  return () => {
    if (pending.delete(token) && pending.size === 0) hide()
  }
}

/** Like `startLoading`, but a load that stops within 200 ms shows nothing. */
export function startDelayedLoading(): () => void {
  let stop = () => {}
  const timer = setTimeout(() => (stop = startLoading({ minimum: 250 })), SHOW_DELAY_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Stops every load: a failed request may have left one behind. */
export function resetLoading(): void {
  pending.clear()
  if (loading.getState().shown) hide()
}

function hide(): void {
  clearTimeout(hideTimer)
  const setHidden = () => {
    hideNotBefore = 0
    loading.setState({ ...loading.getState(), shown: false }, true)
  }
  const wait = hideNotBefore - Date.now()
  if (wait <= 0) setHidden()
  else hideTimer = setTimeout(setHidden, wait)
}
