import type { ClipboardEvent, DragEvent } from 'react'

/** Handlers by which a form takes pictures that are dropped on it or pasted into it. */
export const pictureTarget = (acceptFiles: (files: readonly Blob[]) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    event.currentTarget.dataset['pictureOver'] = ''
  },
  onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      delete currentTarget.dataset['pictureOver']
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['pictureOver']
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
