import { beforeAll, beforeEach, expect, test } from 'vitest'
import { completeRegistry, fillRegistry } from '../contribute/registry.ts'
import { defineDocument } from '../documents/document.ts'
import { openPersistence } from '../documents/persistence/persistence.ts'
import { memoryStorage } from '../documents/storage/storage.ts'
import { openChannel } from '../tabs/channel.ts'
import {
  addDocuments,
  connectOnDemand,
  deleteDocuments,
  openDocument,
  readDocuments,
  withChangesLeft,
} from './on-demand.ts'

const schema = { parse: (value: unknown) => ({ ok: true, value: String(value), repaired: [] }) as const }
const define = (id: string) => defineDocument({ id, section: 'more', travels: 'device', schema, initial: '' })
const values = new Map<string, unknown>()
const stored = (data: string) => ({ version: 0, data, revision: 3, writer: 'x' })
const encoded = (data: string) => ({ version: 0, data })

beforeAll(() => {
  fillRegistry({ documents: [define('boards'), define('boards.view')] })
  const storage = memoryStorage(values)
  connectOnDemand(openPersistence({ storage, channel: openChannel('unused') }), storage)
  completeRegistry()
})
beforeEach(() => values.clear())

test('documents on demand are read as they are stored, with a change of this moment; others and rubbish are not', async () => {
  values.set('document:boards', stored('list')).set('document:boards.1', stored('one')).set('document:boards.9', 7)
  const two = define('boards.2')
  await openDocument(two)
  two.set('two')
  expect(await readDocuments()).toEqual({ 'boards.1': encoded('one'), 'boards.2': encoded('two') })
})

test('an added document is new, the same, or comes beside the one that is there, which stays', async () => {
  values.set('document:boards.same', stored('same')).set('document:boards.other', stored('here'))
  const names = await addDocuments({
    'boards.new': encoded('new'),
    'boards.same': encoded('same'),
    'boards.other': encoded('brought'),
    'boards.view': encoded('of a registered document'),
    'elsewhere.1': encoded('of no list'),
    'boards.broken': 5,
  })
  expect([...names.keys()]).toEqual(['other'])
  expect(await readDocuments()).toEqual({
    'boards.new': encoded('new'),
    'boards.same': encoded('same'),
    'boards.other': encoded('here'),
    [`boards.${names.get('other')}`]: encoded('brought'),
  })
  expect(values.has('document:boards.view')).toBe(false)
})

test('every write leaves a note in the same transaction, which goes with the document', async () => {
  const four = define('boards.4')
  await openDocument(four)
  four.set('four')
  await readDocuments()
  expect(values.get('changed:boards.4')).toEqual(expect.stringMatching(/^1 /))
  await addDocuments({ 'boards.5': encoded('five') })
  expect(values.has('changed:boards.5')).toBe(true)
  await deleteDocuments(['boards.4', 'boards.5'])
  expect([...values.keys()]).toEqual([])
})

test('documents that a page was left with changes of are found by the journal', async () => {
  for (const key of ['boards.7:a:1', 'boards.7:a:2', 'boards.8:b:1', 'boards.view:a:1', 'boards:a:1', 'other.9:a:1'])
    values.set(`journal:${key}`, {})
  expect(await withChangesLeft(define('boards'))).toEqual(['boards.7', 'boards.8'])
})
