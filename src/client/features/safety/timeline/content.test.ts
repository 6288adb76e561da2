import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import type { Section } from '../../../../shared/entities/section.ts'
import type { CloudVersion } from '../../../../shared/entities/sync.ts'
import { fillRegistry, registry } from '../../../core/contribute/registry.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { home } from '../../data/home/index.ts'
import { readContent } from '../sync/lazy.ts'
import type { CloudTimeline, Contents } from './cloud/cloud-timeline.ts'
import { readCloudRow, readLocalVersion } from './content.ts'
import { type CloudPush, type Histories, pushesOf, type Times } from './kernel/pushes.ts'

const define = (id: string, section: Section) =>
  defineDocument({
    ...{ id, section, travels: 'account', merge: 'later', initial: '' },
    schema: strictSchema(v.string()),
  })
const notes = define('notes', 'notes')
const icon = define('icon', 'seting')
const cache = defineDocument({
  ...{ id: 'cache', section: 'more', travels: 'device', initial: 0 },
  schema: strictSchema(v.number()),
})
fillRegistry({ documents: [home, notes, icon, cache] })

const desk = (id: string) => ({
  groups: [{ id, name: id, icon: '', mode: 0, lock: false, children: [] }],
  dock: [],
})
const encoded = (data: unknown, version = 0) => ({ version, data })
/** The bodies in the cloud, by section and time. */
const BODIES: Readonly<Record<string, object | string>> = {
  'nav_info 10': { home: encoded(desk('old')) },
  'nav_info 30': { home: encoded(desk('new')) },
  'notes 20': { notes: encoded('x') },
  'notes 30': { notes: encoded('y') },
  'notes 40': { notes: encoded('z') },
  'seting 15': { icon: encoded('round', 9) },
  'more 12': '[',
}
const version = (key: string): CloudVersion => ({
  ...{ time: Number(key.split(' ')[1]), device: '', reason: 'edit', size: 1, backup_time: 0 },
  ...{ replaced_blind: false, is_current: false },
})
const histories: Histories = Object.fromEntries(
  (['nav_info', 'notes', 'seting', 'more'] as const).map((section) => [
    section,
    Object.keys(BODIES)
      .filter((key) => key.startsWith(`${section} `))
      .map(version)
      .toReversed(),
  ]),
)

let asked: string[]
beforeEach(() => {
  asked = []
})
const timeline: CloudTimeline = {
  histories,
  pushes: pushesOf(histories),
  contentsOf: async (times: Times): Promise<Contents> =>
    new Map(
      (Object.entries(times) as readonly (readonly [Section, number])[]).map(([section, time]) => {
        const body = BODIES[`${section} ${time}`] ?? {}
        asked.push(`${section} ${time}`)
        return [
          section,
          readContent(section, typeof body === 'string' ? body : JSON.stringify(body), registry().documents),
        ] as const
      }),
    ),
}
const push = (at: number, times: Times): CloudPush => ({
  ...{ at, times, device: '', reason: 'edit', isCurrent: false, isReplacedBlind: false },
})

test('a row that is opened has all sections as they were then, and what its pushes changed', async () => {
  const content = await readCloudRow(timeline, [push(30, { nav_info: 30, notes: 30 })])
  expect(content.values).toEqual({ home: desk('new'), notes: 'y' })
  expect(content.sections).toEqual(['nav_info', 'seting', 'notes'])
  expect(content.changes).toMatchObject({
    groups: { added: [{ name: 'new' }], removed: [{ name: 'old' }] },
    others: ['notes'],
  })
})

test('what cannot be read is named: documents of a newer program, whole sections', async () => {
  const content = await readCloudRow(timeline, [push(30, { nav_info: 30 })])
  expect([content.leftOut, content.unreadable]).toEqual([['icon'], ['more']])
})

test('pushes of one sitting have changed what their last has against what was before their first', async () => {
  const content = await readCloudRow(timeline, [push(40, { notes: 40 }), push(30, { nav_info: 30, notes: 30 })])
  expect(content.values).toMatchObject({ home: desk('new'), notes: 'z' })
  expect(content.changes).toMatchObject({ groups: { added: [{ name: 'new' }] }, others: ['notes'] })
  expect(asked).toContain('notes 20')
  expect(asked).not.toContain('notes 30')
})

test('of a row that is only seen no more is read than it shows: its sections, and how the desktop looked', async () => {
  await readCloudRow(timeline, [push(20, { notes: 20 })], new AbortController().signal)
  expect(asked.toSorted()).toEqual(['nav_info 10', 'notes 20', 'seting 15'])
})

test('the first version has changed nothing; what begins in a later one was as it begins', async () => {
  expect((await readCloudRow(timeline, [push(10, { nav_info: 10 })])).changes).toBeUndefined()
  const content = await readCloudRow(timeline, [push(30, { nav_info: 30, notes: 20 })])
  expect(content.changes).toMatchObject({ groups: { added: [{ name: 'new' }] }, others: ['notes'] })
})

test('a version of this device is compared with the one before it, without what belongs to the device alone', () => {
  const saved = (at: number, documents: object) => ({ at, cause: 'daily' as const, documents: { ...documents } })
  const older = saved(1, { home: encoded(desk('old')), notes: encoded('x'), cache: encoded(1) })
  const content = readLocalVersion(
    saved(2, { home: encoded(desk('new')), notes: encoded('x'), cache: encoded(2), icon: encoded(5) }),
    older,
  )
  expect(content.values).toEqual({ home: desk('new'), notes: 'x', cache: 2 })
  expect(content.leftOut).toEqual(['icon'])
  expect(content.sections).toEqual(['nav_info', 'notes', 'more'])
  expect(content.changes).toMatchObject({ groups: { added: [{ name: 'new' }] }, documents: ['home'] })
  expect(readLocalVersion(older, undefined).changes).toBeUndefined()
})
