import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type StorageIssue, storageIssues } from '../../../core/documents/storage/storage-issues.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { useMessages } from './messages.ts'
import { openQuarantine } from './open-quarantine.ts'

/** Longer than other toasts: the text is long. */
const DURATION_MS = 8000

/** Shows each storage issue once, as a toast; a full disk is told by a note. */
export function StorageIssues() {
  const messages = useMessages()
  const list = useStore(storageIssues)
  const notified = useRef(new Set<StorageIssue>())
  useEffect(() => {
    // toasts are outside of React
    if (messages('quarantined') === '') return // the catalog is not loaded yet
    const added = list.filter((issue) => !notified.current.has(issue) && !(issue.at === 'unsaved' && issue.full))
    for (const issue of added) notified.current.add(issue)
    for (const key of new Set(added.map(messageKey)))
      showToast({
        kind: 'warning',
        text: messages(key),
        duration: DURATION_MS,
        ...(key === 'quarantined' && { action: { label: messages('view'), run: openQuarantine } }),
      })
  }, [list, messages])
  return null
}

function messageKey(issue: StorageIssue) {
  switch (issue.at) {
    case 'quarantined':
      return 'quarantined'
    case 'newer':
      return 'newer'
    case 'unsaved':
      return 'unsaved'
    case 'released':
      return 'released'
    case 'memoryOnly':
      return 'memoryOnly'
  }
}
