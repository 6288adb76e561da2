import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type StorageIssue, storageIssues } from '../../core/storage-issues.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { useMessages } from './messages.ts'

/** Milliseconds: longer than a toast's two seconds, since a trouble wants to be read. */
const LASTING_MS = 8000

/** Tells the user, once each, what went wrong with keeping their data, and that nothing was lost. */
export function StorageIssues() {
  const messages = useMessages()
  const list = useStore(storageIssues)
  const told = useRef(new Set<StorageIssue>())
  useEffect(() => {
    // toasts live outside of React
    if (messages('quarantined') === '') return // the texts are still on their way
    const fresh = list.filter((trouble) => !told.current.has(trouble))
    for (const trouble of fresh) told.current.add(trouble)
    for (const word of new Set(fresh.map(wordOf)))
      showToast({ kind: 'warning', text: messages(word), duration: LASTING_MS })
  }, [list, messages])
  return null
}

function wordOf(trouble: StorageIssue) {
  switch (trouble.at) {
    case 'quarantined':
      return 'quarantined'
    case 'newer':
      return 'newer'
    case 'unsaved':
      return trouble.full ? 'full' : 'unsaved'
    case 'memoryOnly':
      return 'memoryOnly'
  }
}
