import type { ClipboardEvent, DragEvent } from 'react'
import { setFlag } from '../dom.ts'

/** Handlers by which an element takes files that are dropped on it or pasted into it. */
export const fileTarget = (acceptFiles: (files: readonly Blob[]) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setFlag(event.currentTarget, 'files-over', true)
  },
  onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      setFlag(currentTarget, 'files-over', false)
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    setFlag(event.currentTarget, 'files-over', false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    acceptFiles([...event.dataTransfer.files])
  },
  onPaste: (event: ClipboardEvent<HTMLElement>) => {
    const { files } = event.clipboardData
    // a table has a picture of itself beside its text
    if (files.length === 0 || event.clipboardData.getData('text') !== '') return
    event.preventDefault()
    acceptFiles([...files])
  },
})
