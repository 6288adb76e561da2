import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openChannel } from '../../tabs/channel.ts'
import { type Document, defineDocument } from '../document.ts'
import { createHistory } from '../history.ts'
import { openPersistence, type Persistence } from '../persistence/persistence.ts'
import { strictSchema } from '../schemas/schema.ts'
import { memoryStorage, type Storage } from '../storage/storage.ts'
import { type DocumentChange, openReplica, type Replica } from './replica.ts'
import { openJournal } from './unsaved-journal.ts'

interface Notes {
  readonly list: readonly { readonly id: string; readonly text: string }[]
}

const schema = strictSchema(v.strictObject({ list: v.array(v.strictObject({ id: v.string(), text: v.string() })) }))
const add = (id: string) => (now: Notes) => ({ list: [...now.list, { id, text: id }] })
const write = (id: string, text: string) => (now: Notes) => ({
  list: now.list.map((one) => (one.id === id ? { ...one, text } : one)),
})
const textsIn = ({ list }: Notes) => list.map(({ text }) => text).toSorted()

interface Page {
  readonly notes: Document<Notes>
  readonly persistence: Persistence
  readonly replica: Replica
}

/** A tab of the device that has this storage. */
async function openTab(storage: Storage, device: string, migrations = 0): Promise<Page> {
  const steps = Array.from({ length: migrations }, () => (old: unknown) => old)
  const notes = defineDocument<Notes>({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    schema,
    initial: { list: [] },
    migrations: steps,
  })
  const channel = openChannel(device)
  const persistence = openPersistence({ storage, channel })
  await persistence.persist([notes])
  const replica = openReplica(persistence)
  await persistence.keepJournal(openJournal({ storage, writer: channel.writer, replica }))
  return { notes, persistence, replica }
}

let devices = 0
/** A device with one tab. */
async function openDevice() {
  devices += 1
  const device = `replica ${devices}`
  const storage = memoryStorage()
  return { device, storage, ...(await openTab(storage, device)) }
}

/** Carries the changes of one page to another as JSON, when it is told to. */
function carry(from: Page, to: Page) {
  const waiting: string[] = []
  from.replica.follow((id, change) => void waiting.push(JSON.stringify({ id, change })))
  return {
    waiting,
    deliver: () => {
      for (const text of waiting.splice(0)) {
        const { id, change }: { readonly id: string; readonly change: DocumentChange } = JSON.parse(text)
        expect(to.replica.receive(id, change)).toBe('applied')
      }
    },
  }
}

describe('two devices that exchange their changes', () => {
  test('have both what either has written, each in its own storage, and nothing goes back', async () => {
    const [one, other] = [await openDevice(), await openDevice()]
    const [there, back] = [carry(one, other), carry(other, one)]
    one.notes.update(add('a'))
    there.deliver()
    one.notes.update(write('a', 'changed'))
    other.notes.update(add('b'))
    there.deliver()
    back.deliver()
    expect(textsIn(one.notes.get())).toEqual(['b', 'changed'])
    expect(textsIn(other.notes.get())).toEqual(['b', 'changed'])
    expect([...there.waiting, ...back.waiting]).toEqual([])
    await Promise.all([one.persistence.saved(), other.persistence.saved()])
    for (const { storage, device } of [one, other])
      expect(textsIn((await openTab(storage, device)).notes.get())).toEqual(['b', 'changed'])
  })

  test('leave a field alone that the other has changed meanwhile: who orders changes decides (sync)', async () => {
    const [one, other] = [await openDevice(), await openDevice()]
    const [there, back] = [carry(one, other), carry(other, one)]
    one.notes.update(add('a'))
    there.deliver()
    one.notes.update(write('a', 'here'))
    other.notes.update(write('a', 'there'))
    there.deliver()
    back.deliver()
    expect(textsIn(one.notes.get())).toEqual(['here'])
    expect(textsIn(other.notes.get())).toEqual(['there'])
  })

  test('reach the other tabs of the device that receives', async () => {
    const [one, other] = [await openDevice(), await openDevice()]
    const { deliver } = carry(one, other)
    const second = await openTab(other.storage, other.device)
    one.notes.update(add('a'))
    deliver()
    await other.persistence.saved()
    await second.persistence.refresh()
    expect(textsIn(second.notes.get())).toEqual(['a'])
  })
})

describe('a received change', () => {
  const change = {
    version: 0,
    patches: [{ at: ['list'], removed: [], added: [{ id: 'a', text: 'a' }], from: [], to: ['a'] }],
  }

  test('is no step of undo, unless it is to be one', async () => {
    const { notes, replica } = await openDevice()
    const history = createHistory()
    history.track([notes])
    replica.receive('notes', change)
    expect(history.undo()).toBe(false)
    replica.receive(
      'notes',
      { version: 0, patches: [{ at: ['list', { id: 'a' }, 'text'], from: 'a', to: 'b' }] },
      { origin: 'local' },
    )
    expect(textsIn(notes.get())).toEqual(['b'])
    expect(history.undo()).toBe(true)
    expect(textsIn(notes.get())).toEqual(['a'])
  })

  test.each([
    ['of a document that is not here', 'unknown', 'todos', change],
    ['of a newer program', 'newer', 'notes', { ...change, version: 1 }],
    ['that is none', 'invalid', 'notes', { version: 0, patches: 'all' }],
    ['that leads to no valid value', 'invalid', 'notes', { version: 0, patches: [{ at: ['list'], from: [], to: 7 }] }],
  ] as const)('%s is %s and changes nothing', async (_, receipt, id, received) => {
    const { notes, replica } = await openDevice()
    expect(replica.receive(id, received)).toBe(receipt)
    expect(notes.get()).toEqual({ list: [] })
  })

  test('of an older program is refused: it would have to be migrated', async () => {
    const { replica } = await openTab(memoryStorage(), 'newer device', 1)
    expect(replica.receive('notes', change)).toBe('invalid')
  })
})
