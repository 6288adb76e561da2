import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { connectQuarantine, hasQuarantined, readQuarantined, recordText, recover } from './quarantine.ts'

const notes = defineDocument<readonly string[]>({
  id: 'notes',
  section: 'notes',
  travels: 'device',
  initial: [],
  schema: strictSchema(v.array(v.string())),
  repair: async () => ({
    default: {
      parse(input) {
        if (!Array.isArray(input)) return { ok: false, reason: 'no list' }
        const value = input.filter((one) => typeof one === 'string')
        return { ok: true, value, repaired: value.length < input.length ? ['1'] : [] }
      },
    },
  }),
})
fillRegistry({ documents: [notes] })

const values = new Map<string, unknown>()

beforeEach(async () => {
  notes.set([])
  values.clear()
  values.set('document:notes', { version: 0, data: [] })
  values.set('aside:notes:1000', { version: 0, data: ['old'] })
  values.set('aside:notes:3000', 'rubbish')
  values.set('aside:gone:2000', { version: 0, data: 1 })
  await connectQuarantine(memoryStorage(values))
})

async function recordAt(at: number) {
  const record = (await readQuarantined()).find((one) => one.at === at)
  if (record === undefined) throw new Error('there is none')
  return record
}

test('quarantined records are listed, newest first, and known from the start', async () => {
  expect(hasQuarantined()).toBe(true)
  expect((await readQuarantined()).map(({ document, at }) => [document, at])).toEqual([
    ['notes', 3000],
    ['gone', 2000],
    ['notes', 1000],
  ])
  await connectQuarantine(memoryStorage())
  expect(hasQuarantined()).toBe(false)
})

test('a record that can be read again is shown, and is quarantined no longer', async () => {
  const changes: string[] = []
  const stop = notes.watch(({ origin }) => changes.push(origin))
  expect(await recover(await recordAt(1000))).toBe(true)
  stop()
  expect(notes.get()).toEqual(['old'])
  expect(changes).toEqual(['local']) // so that it can be undone
  expect(values.has('aside:notes:1000')).toBe(false)
})

test('a record that can only be read in parts is shown, and the original stays', async () => {
  values.set('aside:notes:1000', { version: 0, data: ['old', 7] })
  expect(await recover(await recordAt(1000))).toBe(true)
  expect(notes.get()).toEqual(['old'])
  expect(values.has('aside:notes:1000')).toBe(true)
})

test.each([3000, 2000])('a record that cannot be read changes nothing and stays (%i)', async (at) => {
  expect(await recover(await recordAt(at))).toBe(false)
  expect(notes.get()).toEqual([])
  expect([...values.keys()].filter((key) => key.startsWith('aside:'))).toHaveLength(3)
})

test('a record is downloaded as JSON, also where it contains itself or a bigint', () => {
  const shared = { b: 1 }
  const record: Record<string, unknown> = { one: shared, other: shared, big: 1n }
  record.self = record
  const text = recordText({ key: 'aside:notes:1', document: 'notes', at: 1, record })
  expect(JSON.parse(text)).toEqual({ one: shared, other: shared, big: '1' })
})
