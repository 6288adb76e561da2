import { createStore } from 'zustand'

interface MountedNote {
  readonly id: string
  readonly isUrgent: boolean
  readonly isHint: boolean
}

/** The notes that wait for their answer, the earliest first; one at a time is shown. */
export const mountedNotes = createStore<readonly MountedNote[]>()(() => [])

/** The id of the note that is shown: the earliest urgent one, else the earliest that is no hint, else the earliest. */
export const shownNote = (notes: readonly MountedNote[]): string | undefined =>
  (notes.find(({ isUrgent }) => isUrgent) ?? notes.find(({ isHint }) => !isHint) ?? notes[0])?.id

/** @returns takes the note away again */
export function mountNote(note: MountedNote): () => void {
  mountedNotes.setState([...mountedNotes.getState(), note], true)
  return () =>
    mountedNotes.setState(
      mountedNotes.getState().filter(({ id }) => id !== note.id),
      true,
    )
}
