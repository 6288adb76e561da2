import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { SECTIONS } from '../../../../../shared/entities/section.ts'
import { addDocuments, connectOnDemand, openDocument } from '../../../../core/archive/on-demand.ts'
import { completeRegistry, fillRegistry } from '../../../../core/contribute/registry.ts'
import { defineDocument } from '../../../../core/documents/document.ts'
import { changeNoteKey } from '../../../../core/documents/persistence/persisted-document.ts'
import { openPersistence } from '../../../../core/documents/persistence/persistence.ts'
import { strictSchema } from '../../../../core/documents/schemas/schema.ts'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { openChannel } from '../../../../core/tabs/channel.ts'
import { type MemoryCloud, openMemoryCloud } from '../testing/memory-cloud.ts'
import type { Cloud } from './cloud.ts'
import { fetchParts } from './fetch-parts.ts'
import { joinCloud } from './join.ts'
import type { SyncerPorts } from './ports.ts'
import { createSyncer } from './syncer.ts'

const boards = defineDocument<{ readonly names: readonly string[] }>({
  id: 'boards',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  parts: { each: { newestBy: 'version' } },
  initial: { names: [] },
  schema: strictSchema(v.object({ names: v.array(v.string()) })),
})

let server: MemoryCloud
let made = 0
beforeEach(() => {
  server = openMemoryCloud()
})

const createId = () => {
  made += 1
  return `id-${made}`
}
const dot = (version: number) => ({ version })

interface Reached {
  readonly cloud?: Cloud
  readonly values?: Map<string, unknown>
}

function openDevice(name: string, now = () => 0, { cloud = server.cloud, values = new Map() }: Reached = {}) {
  const written: string[] = []
  const ports: SyncerPorts = {
    ...{ storage: memoryStorage(values), cloud, documents: [boards], user: 'u', now },
    sections: () => SECTIONS,
    merging: { createId, copySuffix: '' },
    keepVersion: async () => {},
    onWritten: async (ids) => void written.push(...ids),
  }
  const syncer = createSyncer(ports)
  return {
    ...{ values, written, ports },
    /** Draws on a board, as its canvas does. */
    draw: (id: string, data: object) =>
      ports.storage.write(async (transaction) => {
        transaction.put(changeNoteKey(`boards.${id}`), createId())
        transaction.put(`document:boards.${id}`, { version: 0, data, revision: 1, writer: name })
      }),
    remove: (id: string) => values.delete(`document:boards.${id}`),
    async sync() {
      const outcome = await syncer.run({ push: true })
      if (outcome.at === 'chooses') await joinCloud(ports, 'restore')
      await fetchParts(ports)
      return outcome
    },
    drawing: (id: string): unknown => Object(values.get(`document:boards.${id}`)).data,
  }
}

const body = () => JSON.parse(server.current('more')?.body ?? '{}')
const versions = () => [...server.timeline().versions.keys()].length

test('a drawing is in a file of its own, and on the other device after the section that names it', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  await one.draw('a', { x: dot(1) })
  await one.sync()
  expect(body()).toEqual({ 'boards.a': { version: 0, file: expect.stringMatching(/^[\da-f]{64}$/) } })
  await two.sync()
  expect([two.drawing('a'), two.written]).toEqual([{ x: dot(1) }, ['boards.a']])
})

test('devices at rest send nothing more, also when another part of the section changes', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  await one.draw('a', { x: dot(1) })
  for (const device of [one, two, one, two]) await device.sync()
  const before = versions()
  for (const device of [one, two]) await device.sync()
  expect(versions()).toBe(before)
  await two.draw('b', { y: dot(1) })
  for (const device of [two, one]) await device.sync()
  expect(versions()).toBe(before + 1)
  expect(Object.keys(body()).toSorted()).toEqual(['boards.a', 'boards.b'])
})

test('what two devices draw on one board is on both, and what one erases is on neither', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  await one.draw('a', { x: dot(1), y: dot(1) })
  for (const device of [one, two]) await device.sync()
  await one.draw('a', { x: dot(1), y: dot(2), one: dot(1) })
  await two.draw('a', { y: dot(1), two: dot(1) })
  for (const device of [one, two, two, one]) await device.sync()
  for (const device of [one, two]) expect(device.drawing('a')).toEqual({ y: dot(2), one: dot(1), two: dot(1) })
})

test('one that was drawn on before it could be fetched is sent after it was merged, never over the other', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  await one.draw('a', { x: dot(1) })
  for (const device of [one, two]) await device.sync()
  await one.draw('a', { x: dot(1), one: dot(1) })
  await one.sync()
  const read = server.cloud.readFile
  Object.assign(server.cloud, { readFile: async () => undefined })
  await two.draw('a', { x: dot(1), two: dot(1) })
  await two.sync()
  expect(two.drawing('a')).toEqual({ x: dot(1), two: dot(1) })
  Object.assign(server.cloud, { readFile: read })
  for (const device of [two, two, one]) await device.sync()
  expect(one.drawing('a')).toEqual({ x: dot(1), one: dot(1), two: dot(1) })
})

test('a change while it is sent is sent the next time', async () => {
  const one = openDevice('one')
  await one.draw('a', { x: dot(1) })
  const { write } = server.cloud
  Object.assign(server.cloud, {
    write: async (...push: Parameters<typeof write>) => {
      Object.assign(server.cloud, { write })
      await one.draw('a', { x: dot(2) })
      return write(...push)
    },
  })
  await one.sync()
  await one.sync()
  const two = openDevice('two')
  await two.sync()
  expect(two.drawing('a')).toEqual({ x: dot(2) })
})

test('one that is deleted is named no more, and stays on a device that has it', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  await one.draw('a', { x: dot(1) })
  for (const device of [one, two]) await device.sync()
  one.remove('a')
  await one.sync()
  expect(body()).toEqual({})
})

test('what a page draws, or an import adds, is noted with its record, and sent', async () => {
  const one = openDevice('one')
  const storage = memoryStorage(one.values)
  fillRegistry({ documents: [boards] })
  completeRegistry()
  connectOnDemand(openPersistence({ storage, channel: openChannel('one') }), storage)
  await one.sync()
  const drawing = defineDocument<object>({
    ...{ id: 'boards.a', section: 'more', travels: 'account', merge: { each: { newestBy: 'version' } }, initial: {} },
    schema: strictSchema(v.looseObject({})),
  })
  await openDocument(drawing)
  for (const version of [1, 2]) {
    drawing.set({ x: dot(version) })
    await expect.poll(() => one.drawing('a')).toEqual({ x: dot(version) })
    await one.sync()
  }
  await addDocuments({
    'boards.a': { version: 0, data: { y: dot(1) } },
    'boards.b': { version: 0, data: { z: dot(1) } },
  })
  await one.sync()
  const two = openDevice('two')
  await two.sync()
  expect(two.written.map((id) => Object(two.values.get(`document:${id}`)).data)).toEqual(
    expect.arrayContaining([{ x: dot(2) }, { y: dot(1) }, { z: dot(1) }]),
  )
  expect(Object.keys(body())).toHaveLength(3)
})

test('drawings from before the login are sent', async () => {
  const one = openDevice('one')
  one.values.set('document:boards.a', { version: 0, data: { x: dot(1) }, revision: 1, writer: 'guest' })
  await one.sync()
  expect(Object.keys(body())).toEqual(['boards.a'])
})

test('a drawing that the cloud does not have is asked for every ten minutes, and as it is shown', async () => {
  let now = 0
  const [one, two] = [openDevice('one'), openDevice('two', () => now)]
  await one.draw('a', { x: dot(1) })
  await one.sync()
  let asked = 0
  let isThere = false
  const readFile = async (hash: string) => {
    asked += 1
    return isThere ? server.cloud.readFile(hash) : undefined
  }
  await joinCloud(two.ports, 'restore')
  const ports = { ...two.ports, cloud: { ...two.ports.cloud, readFile } }
  const missing = new Map<string, number>()
  for (let check = 0; check < 5; check += 1) await fetchParts(ports, { missing })
  expect(asked).toBe(1)
  await fetchParts(ports, { missing, only: 'boards.a' })
  expect(asked).toBe(2)
  now += 600_001
  isThere = true
  await fetchParts(ports, { missing })
  expect([asked, two.drawing('a')]).toEqual([3, { x: dot(1) }])
})

test('a drawing for which there was no room is sent again with the next push of its section, and not before', async () => {
  const [one, two] = [openDevice('one'), openDevice('two')]
  let hasRoom = false
  const sent: string[][] = []
  const cloud: Cloud = {
    ...one.ports.cloud,
    write: async (push, files) => {
      sent.push([...files.keys()])
      const written = await server.cloud.write(push, hasRoom ? files : new Map())
      return { ...written, refusedFiles: hasRoom ? [] : [...files.keys()] }
    },
  }
  const full = openDevice('one', undefined, { cloud, values: one.values })
  await full.draw('a', { x: dot(1) })
  await full.sync()
  await full.sync()
  expect(sent).toHaveLength(1)
  await two.sync()
  expect(two.drawing('a')).toBeUndefined()
  hasRoom = true
  await full.draw('b', { x: dot(2) })
  await full.sync()
  expect(sent[1]).toEqual(expect.arrayContaining(sent[0] ?? []))
  await two.sync()
  expect([two.drawing('a'), two.drawing('b')]).toEqual([{ x: dot(1) }, { x: dot(2) }])
  await full.draw('c', { x: dot(3) })
  await full.sync()
  expect(sent[2]).toHaveLength(1)
})
