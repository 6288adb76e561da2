import { use, useEffect } from 'react'
import { useStore } from 'zustand'
import { onGranted } from '../../../core/browser/grants.ts'
import { WidgetPreview } from '../../../core/contribute/widget-preview.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { connection } from '../../../core/net/connection.ts'
import type { Live } from './live.ts'
import type { LiveFault } from './model.ts'
import { refreshManually } from './refresh-manually.ts'

/** The live data of a key as it is now. */
export interface LiveView<T> {
  /** The last answer; undefined before the first one. */
  readonly value: T | undefined
  /** When its source was read, in ms since the epoch. */
  readonly at: number
  readonly isAsking: boolean
  /** Why there is nothing newer, if the last attempt failed. */
  readonly fault: LiveFault | undefined
  /** Whom the browser is to allow this page to ask; none for another fault. */
  readonly origins: readonly string[]
  readonly refresh: () => void
}

const NONE: readonly string[] = []

/** The live data of a key, in a preview as it was kept. Refreshed while the page is seen, when it is no longer fresh, and when the network is back. */
export function useLive<T>(live: Live<T>, key: string): LiveView<T> {
  const entry = useDocument(live.document, (entries) => entries[key])
  const isPreview = use(WidgetPreview)
  const attempt = useStore(live.attempts, (attempts) => (isPreview ? undefined : attempts[key]))
  useEffect(() => (isPreview ? undefined : keepFresh(live, key)), [live, key, isPreview])
  return {
    value: entry?.value,
    at: entry?.at ?? 0,
    isAsking: attempt?.isAsking ?? false,
    fault: attempt?.failed?.fault,
    origins: attempt?.failed?.origins ?? NONE,
    refresh: () => void refreshManually(live, key),
  }
}

/** Asks for a key whenever it is due and the page is seen. @returns what ends that */
function keepFresh<T>(live: Live<T>, key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const plan = async () => {
    clearTimeout(timer)
    if (document.hidden || !connection.getState().isOpen) return
    await live.refresh(key)
    clearTimeout(timer)
    // another tab may have asked: then its answer says when the next one is due
    if (!isOver && !document.hidden) timer = setTimeout(() => void plan(), Math.max(live.dueIn(key), LEAST_MS))
  }
  const replan = () => void plan()
  replan()
  document.addEventListener('visibilitychange', replan)
  addEventListener('online', replan)
  const endGrants = onGranted(() => {
    if (live.attempts.getState()[key]?.failed?.fault === 'ungranted') void live.refresh(key, { now: true })
  })
  const endWaiting = connection.subscribe(replan) // tiles may be there before the page is connected
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', replan)
    removeEventListener('online', replan)
    endGrants()
    endWaiting()
  }
}

/** Between two looks at what is due, in ms. */
const LEAST_MS = 5000
