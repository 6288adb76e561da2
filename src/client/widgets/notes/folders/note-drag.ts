import type { DragEvent } from 'react'
import { setFlag } from '../../../kit/interaction.ts'

/** The type by which a dragged note is known. It has no text, so that no field takes it. */
const NOTE_TYPE = 'application/x-genkan-note'

/** Props of the row of a note, which can be dragged. */
export const dragSource = (id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
    dataTransfer.setData(NOTE_TYPE, id)
    dataTransfer.effectAllowed = 'move'
  },
})

/** Props of an element on which notes can be dropped; while one is over it, it has the flag `drop-over`. */
export function dropTarget(take: (id: string) => void) {
  const mark = (element: HTMLElement, isOver: boolean) => setFlag(element, 'drop-over', isOver)
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(NOTE_TYPE)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      mark(event.currentTarget, true)
    },
    onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => mark(currentTarget, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      mark(event.currentTarget, false)
      const id = event.dataTransfer.getData(NOTE_TYPE)
      if (id === '') return
      event.preventDefault()
      take(id)
    },
  }
}
