import type { EditorView } from '@codemirror/view'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Origin } from '../../../core/documents/document.ts'
import { makeDelayedChanges } from '../../../core/documents/persistence/delayed-changes.ts'
import { notes } from '../document.ts'
import { bindNote } from './note-binding.ts'

const NOTE = { id: 'a', name: '', time: 1, content: 'text' }

/** As much of an editor as a binding sees. */
function editorWith(text: string): EditorView {
  const state = { sliceDoc: () => text }
  return { state, composing: false, contentDOM: new EventTarget(), dispatch: () => {} } as unknown as EditorView
}

beforeEach(() => {
  vi.useFakeTimers()
  notes.set({ noteList: [NOTE] })
})
afterEach(() => vi.useRealTimers())

test.each([
  ['remote', 'text, and more'],
  ['cloud', 'text, and more'],
  ['local', undefined],
] as const)(
  'what is typed as the note is deleted (%s) brings it back, unless it was deleted here',
  (origin, content) => {
    const binding = bindNote(editorWith('text, and more'), NOTE)
    binding.changed(true)
    notes.set({ noteList: [] }, { origin: origin satisfies Origin })
    vi.runAllTimers()
    makeDelayedChanges() // as the page is left
    binding.end()
    expect(notes.get().noteList[0]?.content).toBe(content)
  },
)
