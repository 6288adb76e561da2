import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { deleteNote } from './actions.ts'
import { notes } from './document.ts'

const note = (id: string) => ({ id, name: id, time: 1, content: id })

test('a deleted note comes back as it was', async () => {
  notes.set({ noteList: [note('one'), note('two')] })
  await expectUndone([notes], () => deleteNote(note('one')))
})
