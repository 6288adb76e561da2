import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { defineDocument } from '../../../../core/documents/document.ts'
import { strictSchema } from '../../../../core/documents/schemas/schema.ts'
import { encodedForHere, readContent, valuesHere } from './section-content.ts'
import { writeBody } from './wire.ts'

const notes = defineDocument({
  id: 'notes',
  section: 'notes',
  travels: 'account',
  merge: { tree: { content: 'text' } },
  stays: ['open'],
  initial: { open: '', list: [] },
  schema: strictSchema(
    v.object({ open: v.string(), list: v.array(v.object({ id: v.string(), content: v.string() })) }),
  ),
  migrations: [(old) => ({ ...Object(old), open: Object(old).open ?? '' })],
})
const theme = defineDocument({
  id: 'notes.theme',
  section: 'notes',
  travels: 'account',
  merge: 'later',
  parts: { each: { newestBy: 'version' } },
  initial: 'plain',
  schema: strictSchema(v.string()),
})
const here = defineDocument({
  id: 'notes.here',
  section: 'notes',
  travels: 'device',
  initial: 0,
  schema: strictSchema(v.number()),
})
const DOCUMENTS = [notes, theme, here]
const read = (documents: Readonly<Record<string, unknown>>) =>
  readContent('notes', writeBody('notes', documents), DOCUMENTS)
const LIST = [{ id: 'a', content: '买菜' }]

beforeEach(() => void notes.set({ open: 'mine', list: [] }))

test('a section is read in this program’s version, without what stays on the device', () => {
  expect(read({ notes: { version: 0, data: { open: 'theirs', list: LIST } } })).toEqual({
    values: { notes: { list: LIST }, 'notes.theme': 'plain' },
    leftOut: [],
  })
})

test('a document that the cloud did not have was as it begins', () => {
  expect(read({})?.values).toEqual({ notes: { list: [] }, 'notes.theme': 'plain' })
})

test('what is newer than this program, damaged or unknown is named and left out; parts are neither', () => {
  const part = { version: 0, file: 'a'.repeat(64) }
  expect(
    read({
      ...{ notes: { version: 9, data: {} }, 'notes.theme': { version: 0, data: 5 }, later: { version: 0, data: 1 } },
      ...{ 'notes.theme.x': part, 'notes.here': { version: 0, data: 3 } },
    }),
  ).toEqual({ values: {}, leftOut: ['notes', 'notes.theme', 'later'] })
})

test('a body that is none is unreadable as a whole', () => {
  expect(readContent('notes', '{"notes":{"content":"%"}}', DOCUMENTS)).toBeUndefined()
  expect(readContent('notes', '[', DOCUMENTS)).toBeUndefined()
})

test('to be restored, a value has what stays on this device as it is here', () => {
  const { values } = read({ notes: { version: 1, data: { open: '', list: LIST } } }) ?? {}
  expect(encodedForHere(DOCUMENTS, { ...values, unknown: 1 })).toEqual({
    notes: { version: 1, data: { open: 'mine', list: LIST } },
    'notes.theme': { version: 0, data: 'plain' },
  })
})

test('what is here is compared without what stays, and without what does not travel', () => {
  expect(valuesHere(DOCUMENTS)).toEqual({ notes: { list: [] }, 'notes.theme': 'plain' })
})
