import { createStore } from 'zustand/vanilla'
import { TOAST } from '../../../../shared/constants.ts'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  /** `progress` stays until it is closed by the function that showToast returns. */
  readonly kind: 'info' | 'success' | 'warning' | 'error' | 'progress'
  /** One line, at most about twenty Han characters. */
  readonly text: string
  readonly action?: ToastAction
  /** A second one, before it: what leads to the thing that the text is about. */
  readonly view?: ToastAction
  /** In ms; defaults are in `toastDurations`. */
  readonly duration?: number
}

/** How long a toast is shown, in ms: the page's, a component's, and one with an action, which must be reached. */
export const toastDurations = { page: TOAST.plainMs, component: TOAST.componentMs, action: 5000 } as const

export interface QueuedToast extends Toast {
  readonly id: number
}

/** The queue of toasts: the first is shown. */
export const toasts = createStore<readonly QueuedToast[]>()(() => [])

let lastId = 0

/**
 * Queues a toast; a duplicate of the last one is not queued.
 * @returns closes this toast, shown or queued
 */
export function showToast(toast: Toast): () => void {
  const waiting = toasts.getState()
  const last = waiting.at(-1)
  if (last?.text === toast.text && last.kind === toast.kind) return () => closeToast(last.id)
  const id = ++lastId
  // any other toast ends a progress toast
  const news = waiting.filter(({ kind }) => kind !== 'progress' || toast.kind === 'progress')
  toasts.setState([...news, { ...toast, id }], true)
  return () => closeToast(id)
}

export function closeToast(id: number): void {
  const left = toasts.getState().filter((toast) => toast.id !== id)
  if (left.length !== toasts.getState().length) toasts.setState(left, true)
}

/** How long a toast is shown, in ms. */
export function toastDuration({ kind, action, duration }: Toast): number {
  if (duration !== undefined) return duration
  if (kind === 'progress') return Number.POSITIVE_INFINITY
  return action === undefined ? toastDurations.page : toastDurations.action
}
