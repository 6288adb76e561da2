import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { parseSites } from './sites.ts'

const DAY = 24 * 3600 * 1000
const ALICE = '198.51.100.1'
const BOB = '198.51.100.2'
const site = (id: string, pin: boolean) => ({
  id,
  name: id,
  url: `https://${id}.com/`,
  category: 2,
  color: '#123456',
  pin,
  icons: {},
})
const sites = parseSites(JSON.stringify([site('first', false), site('second', false), site('third', true)]))

let server: TestServer
let now = 0
beforeEach(async () => {
  now = 20_000 * DAY
  server = await makeServer({ sites, clock: { now: () => now } })
})
afterEach(() => server.close())

const add = async (kind: 'network' | 'component', id: unknown, remoteAddress = ALICE) => {
  const init = { method: 'POST', body: JSON.stringify({ id }), headers: { 'content-type': 'application/json' } }
  const answer = await server.app.request(`/api/add_${kind}_hot`, init, { incoming: { socket: { remoteAddress } } })
  return answer.json()
}
const listed = async () => {
  const { data } = await (await server.app.request('/api/get_network')).json()
  return data.list.map(({ id }: { id: string }) => id)
}

test('an addition counts once for an address, a day and an entry', async () => {
  expect(await add('network', 'second')).toEqual({ code: 0, msg: '', data: { hot: 1 } })
  expect(await add('network', 'second')).toMatchObject({ data: { hot: 1 } })
  expect(await add('network', 'first')).toMatchObject({ data: { hot: 1 } })
  expect(await add('network', 'second', BOB)).toMatchObject({ data: { hot: 2 } })
  expect(await add('component', 'clock')).toMatchObject({ data: { hot: 1 } })
  now += DAY
  expect(await add('network', 'second')).toMatchObject({ data: { hot: 3 } })
})

test('the more popular sites are listed first, after the pinned until they overtake them', async () => {
  expect(await listed()).toEqual(['third', 'first', 'second'])
  await add('network', 'second')
  expect(await listed()).toEqual(['third', 'second', 'first'])
  for (let other = 0; other < 20; other += 1) await add('network', 'second', `203.0.113.${other}`)
  expect(await listed()).toEqual(['second', 'third', 'first'])
})

test('only entries that exist are counted', async () => {
  const clock = await (await server.app.request('/api/components')).json()
  expect(clock.data.list).toHaveLength(1)
  for (const id of ['no-site', 'clock', '', '__proto__', 5, undefined, 'x'.repeat(100)]) {
    expect([id, await add('network', id)]).toMatchObject([id, { code: 400, data: null }])
  }
  expect(await add('component', 'first')).toMatchObject({ code: 400 })
  expect(await server.database.selectFrom('popularity').selectAll().execute()).toEqual([])
})

test('nothing of an address is stored but a hash, which is forgotten with its key after two days', async () => {
  const { database } = server
  await add('network', 'first', '2001:db8::1')
  const stored = JSON.stringify([
    await database.selectFrom('popularity_vote').selectAll().execute(),
    await database.selectFrom('popularity').selectAll().execute(),
  ])
  expect(stored).not.toContain('2001')
  const days = async () => {
    const votes = await database.selectFrom('popularity_vote').select('day').execute()
    const keys = await database.selectFrom('popularity_day').select('day').execute()
    return [votes, keys].map((rows) => rows.map(({ day }) => day - 20_000))
  }
  now += DAY
  await add('network', 'first')
  expect(await days()).toEqual([
    [0, 1],
    [0, 1],
  ])
  now += DAY
  await add('network', 'first')
  expect(await days()).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('additions of many at the same time are all counted', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => add('network', 'first', `203.0.113.${index}`)))
  expect(await add('network', 'first')).toMatchObject({ data: { hot: 51 } })
})
