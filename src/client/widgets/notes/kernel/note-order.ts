import type { Note, Notes } from '../model.ts'
import { titleOfNote } from './text.ts'

export const NOTE_ORDERS = ['changed', 'created', 'name'] as const
/** By what notes are listed: when they were changed or made last, or their titles. */
export type NoteOrder = (typeof NOTE_ORDERS)[number]

/** Pinned notes first, then in an order; without a title last by name. @param language of the titles */
export function inOrder(notes: Notes['noteList'], order: NoteOrder, language: string): readonly Note[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byName = (a: Note, b: Note) => {
    const [one, other] = [titleOfNote(a), titleOfNote(b)]
    return Number(one === '') - Number(other === '') || compare(one, other)
  }
  const byOrder: Readonly<Record<NoteOrder, (a: Note, b: Note) => number>> = {
    changed: (a, b) => b.time - a.time,
    created: (a, b) => madeAt(b) - madeAt(a),
    name: byName,
  }
  return notes.toSorted((a, b) => isPinned(b) - isPinned(a) || byOrder[order](a, b) || b.time - a.time)
}

const isPinned = ({ pinned = false }: Note) => Number(pinned)

/** When a note was made; where that is not known, when it was changed. */
const madeAt = ({ created, time }: Note) => created ?? time
