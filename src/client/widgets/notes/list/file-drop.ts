import type { DragEvent } from 'react'
import type { DroppedFile } from '../transfer/read-files.ts'

/** Takes files into the notes. */
export async function importAll(
  read: (reader: typeof import('../transfer/read-files.ts')) => ReadFiles,
): Promise<void> {
  const [reader, { importNotes }] = await Promise.all([
    import('../transfer/read-files.ts'),
    import('../transfer/import-notes.ts'),
  ])
  await importNotes(await read(reader))
}

type ReadFiles = readonly DroppedFile[] | Promise<readonly DroppedFile[]>

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
    void importAll(({ droppedFiles }) => droppedFiles(entries))
  },
}
