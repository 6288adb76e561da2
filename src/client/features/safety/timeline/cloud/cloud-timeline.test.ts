import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CODE } from '../../../../../shared/api/endpoint.ts'
import { backupHistory, backupVersion } from '../../../../../shared/api/sync.ts'
import { SECTIONS } from '../../../../../shared/entities/section.ts'
import { fillRegistry } from '../../../../core/contribute/registry.ts'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { home } from '../../../data/home/index.ts'
import { openCloudTimeline } from './cloud-timeline.ts'

fillRegistry({ documents: [home] })

/** The desktop of each version: a group of its own. */
const bodyAt = (time: number) =>
  JSON.stringify({
    home: {
      version: home.version,
      data: { groups: [{ id: `g${time}`, name: '', icon: '', mode: 0, lock: false, children: [] }], dock: [] },
    },
  })
const version = (time: number) => ({
  ...{ time, device: '', reason: 'edit', size: 1, backup_time: time, replaced_blind: false, is_current: time === 30 },
})
const TIMES = [30, 20, 10]

let asked: string[]
let refusal: object | undefined
beforeEach(() => {
  asked = []
  refusal = undefined
  connect({
    ...testCallPorts(),
    server: '',
    token: () => 'token',
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(String(url), 'http://x')
      asked.push(`${pathname} ${searchParams}`)
      if (refusal !== undefined) return Response.json(refusal)
      const time = Number(searchParams.get('time'))
      const list = searchParams.get('section') === 'nav_info' ? TIMES.map(version) : []
      const data = pathname === backupHistory.path ? { list } : { time, body: bodyAt(time) }
      return Response.json({ code: CODE.ok, msg: '', data })
    },
  })
})
afterEach(() => {
  connect(testCallPorts())
  vi.useRealTimers()
})

const groupsAt = async (
  timeline: Awaited<ReturnType<typeof openCloudTimeline>>,
  time: number,
  signal?: AbortSignal,
) => {
  const contents = await timeline.contentsOf({ nav_info: time }, signal)
  return contents.get('nav_info')?.values.home
}
const bodies = () => asked.filter((one) => one.startsWith(backupVersion.path)).length

test('the lists of the sections that are switched on are read, and no version', async () => {
  const timeline = await openCloudTimeline(['nav_info', 'notes'])
  expect(asked.toSorted()).toEqual(['nav_info', 'notes'].map((one) => `${backupHistory.path} section=${one}`))
  expect(timeline.pushes.map(({ at }) => at)).toEqual(TIMES)
})

test('a version is read when it is asked for, once, however many ask', async () => {
  const timeline = await openCloudTimeline(SECTIONS)
  const [one, other] = await Promise.all([groupsAt(timeline, 20), groupsAt(timeline, 20)])
  expect(one).toMatchObject({ groups: [{ id: 'g20' }] })
  expect(other).toBe(one)
  await groupsAt(timeline, 20, new AbortController().signal)
  expect(bodies()).toBe(1)
})

test('what failed is asked for again', async () => {
  const timeline = await openCloudTimeline(SECTIONS)
  refusal = { code: CODE.unavailable, msg: 'later', data: null }
  await expect(groupsAt(timeline, 20)).rejects.toThrow('later')
  refusal = undefined
  expect(await groupsAt(timeline, 20)).toMatchObject({ groups: [{ id: 'g20' }] })
})

test('rows that are only seen leave room for what is opened, and for the sync', async () => {
  vi.useFakeTimers()
  const timeline = await openCloudTimeline(SECTIONS)
  const { signal } = new AbortController()
  for (let time = 1; time <= 60; time += 1) void groupsAt(timeline, time, signal)
  await vi.advanceTimersByTimeAsync(1000)
  expect(bodies()).toBe(30)
  const opened = groupsAt(timeline, 60)
  await vi.advanceTimersByTimeAsync(0)
  expect(await opened).toMatchObject({ groups: [{ id: 'g60' }] })
  expect(bodies()).toBe(31)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bodies()).toBeGreaterThan(50)
})
