import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openChannel } from '../tabs/channel.ts'
import { type Change, defineDocument, isTryingOn } from './document.ts'
import { createHistory } from './history.ts'
import { recordKey } from './persistence/persisted-document.ts'
import { openPersistence } from './persistence/persistence.ts'
import { strictSchema } from './schemas/schema.ts'
import { memoryStorage } from './storage/storage.ts'

interface Look {
  readonly color: string
  readonly size: number
}
const look = () =>
  defineDocument<Look>({
    id: 'look',
    section: 'seting',
    travels: 'device',
    initial: { color: 'green', size: 1 },
    schema: strictSchema(v.strictObject({ color: v.string(), size: v.number() })),
  })

test('a value that is tried on is shown, and neither kept nor told', () => {
  const document = look()
  const changes: Change<Look>[] = []
  const shown: string[] = []
  document.watch((change) => changes.push(change))
  document.subscribe(({ color }) => shown.push(color))
  const takeOff = document.tryOn({ color: 'red', size: 2 })
  expect([document.get().color, document.kept().color, isTryingOn()]).toEqual(['red', 'green', true])
  expect(document.encode().data).toEqual({ color: 'green', size: 1 })
  takeOff()
  takeOff()
  expect([document.get().color, document.kept().color, isTryingOn()]).toEqual(['green', 'green', false])
  expect([shown, changes]).toEqual([['red', 'green'], []])
})

test('a second one replaces the first, whose end then ends nothing', () => {
  const document = look()
  const first = document.tryOn({ color: 'red', size: 2 })
  const second = document.tryOn({ color: 'blue', size: 3 })
  first()
  expect(document.get().color).toBe('blue')
  second()
  expect([document.get().color, isTryingOn()]).toEqual(['green', false])
})

test('a change ends it and follows the kept value', () => {
  const document = look()
  const history = createHistory()
  history.track([document])
  const takeOff = document.tryOn({ color: 'red', size: 2 })
  document.update((now) => ({ ...now, size: now.size + 10 }))
  expect([document.get(), isTryingOn()]).toEqual([{ color: 'green', size: 11 }, false])
  takeOff()
  expect(document.get().size).toBe(11)
  history.undo()
  expect(document.get()).toEqual(document.initial)
})

test('storage has the kept value, whenever a change was made', async () => {
  const storage = memoryStorage()
  const document = look()
  const persistence = openPersistence({ storage, channel: openChannel('try-on'), now: () => 0 })
  await persistence.persist([document])
  const stored = async () => (await storage.read([recordKey(document)]))[0]
  document.update((now) => ({ ...now, size: 5 }))
  document.tryOn({ color: 'red', size: 2 }) // before the change is written
  await persistence.saved()
  expect(await stored()).toMatchObject({ data: { color: 'green', size: 5 } })
  document.update((now) => ({ ...now, color: 'grey' }))
  await persistence.saved()
  expect(await stored()).toMatchObject({ data: { color: 'grey', size: 5 } })
})
