import type { DragEvent } from 'react'
import type { ChosenFiles } from '../transfer/read-files.ts'

/** Takes files and folders into the notes. */
export const importAll = async (chosen: ChosenFiles): Promise<void> =>
  (await import('../transfer/import-notes.ts')).importNotes(chosen)

/** Props of an element on which files and folders can be dropped, which become notes. */
export const fileDrop = {
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    // known only while they are dropped
    const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
    if (entries.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    void importAll({ entries })
  },
}
