import { createStore } from 'zustand/vanilla'
import { TOAST } from '../../../../shared/constants.deferred.ts'

export interface Toast {
  /** `progress` stays until it is closed by the function that showToast gives. */
  readonly kind: 'info' | 'success' | 'warning' | 'error' | 'progress'
  /** One line, at most about twenty Han characters. */
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds; the page's own 2000 and a component's 2500 are in `toastTimes`. */
  readonly duration?: number
}

/** How long a toast stays, in milliseconds: the page's, a component's, and one with an action, which must be reached. */
export const toastTimes = { page: TOAST.plainMs, component: TOAST.componentMs, action: 5000 } as const

export interface QueuedToast extends Toast {
  readonly id: number
}

/** The toasts of the page: the first is shown, the others wait. */
export const toasts = createStore<readonly QueuedToast[]>()(() => [])

let lastId = 0

/**
 * Shows a toast when those before it have gone. One that says what the last one says is not queued twice.
 * @returns closes this toast, shown or waiting
 */
export function showToast(toast: Toast): () => void {
  const waiting = toasts.getState()
  const last = waiting.at(-1)
  if (last?.text === toast.text && last.kind === toast.kind) return () => closeToast(last.id)
  const id = ++lastId
  // what is under way is over as soon as there is news
  const news = waiting.filter(({ kind }) => kind !== 'progress' || toast.kind === 'progress')
  toasts.setState([...news, { ...toast, id }], true)
  return () => closeToast(id)
}

export function closeToast(id: number): void {
  const left = toasts.getState().filter((toast) => toast.id !== id)
  if (left.length !== toasts.getState().length) toasts.setState(left, true)
}

/** How long this toast stays once it is shown. */
export function timeOf({ kind, action, duration }: Toast): number {
  if (duration !== undefined) return duration
  if (kind === 'progress') return Number.POSITIVE_INFINITY
  return action === undefined ? toastTimes.page : toastTimes.action
}
