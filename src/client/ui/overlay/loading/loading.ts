import { createStore } from 'zustand/vanilla'
import type { SpinnerStyle } from '../../components/spinner/styles/styles.ts'

export interface LoadingOptions {
  readonly text?: string
  readonly spinner?: SpinnerStyle
  /** The plate stays at least this long once shown, in milliseconds, so that it never flashes. */
  readonly minimum?: number
}

/** The global loading plate. */
export interface Loading {
  readonly shown: boolean
  readonly text: string | undefined
  readonly spinner: SpinnerStyle
}

/** What takes longer than this is seen to be under way, in ms. */
const soon = 200

/** Default of `minimum`. */
const shortestTime = 500

const atRest: Loading = { shown: false, text: undefined, spinner: 'mark' }

/** The loading plate of the page. */
export const loading = createStore<Loading>()(() => atRest)

const underWay = new Set<symbol>()
let hideNotBefore = 0
let hiding: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the loading plate until every loading that was started has been stopped.
 * @returns stops this one; a second call does nothing
 */
export function startLoading({ text, spinner = 'mark', minimum = shortestTime }: LoadingOptions = {}): () => void {
  const token = Symbol('loading')
  underWay.add(token)
  clearTimeout(hiding)
  hideNotBefore = Math.max(hideNotBefore, Date.now() + minimum)
  loading.setState({ shown: true, text, spinner }, true)
  return () => {
    if (underWay.delete(token) && underWay.size === 0) hide()
  }
}

/** The same, unless it is over before 200 ms have passed: what is quick shows nothing. */
export function startLoadingSoon(): () => void {
  let stop = () => {}
  const timer = setTimeout(() => (stop = startLoading({ minimum: 250 })), soon)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Stops every loading: a failed request may have left one behind. */
export function resetLoading(): void {
  underWay.clear()
  if (loading.getState().shown) hide()
}

function hide(): void {
  clearTimeout(hiding)
  const rest = () => {
    hideNotBefore = 0
    loading.setState({ ...loading.getState(), shown: false }, true)
  }
  const wait = hideNotBefore - Date.now()
  if (wait <= 0) rest()
  else hiding = setTimeout(rest, wait)
}
