import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { SHARER_PASSWORD, type SharersServer, startSharersServer } from '../../testing/sharers.ts'
import { addWriter } from '../../testing/writers.ts'
import { addVisit, countVisits, listVisits } from './visit-repository.ts'

const DAY_MS = 24 * 3_600_000
/** The server's clock begins at 2001-09-09 01:46 UTC. */
const TODAY = '2001-09-09'

let server: SharersServer
beforeEach(async () => {
  server = await startSharersServer()
})
afterEach(() => server.close())

test('a day counts once; others have days of their own; what is told is a number', async () => {
  const [lin, mei] = [await server.join('lin'), await server.join('mei')]
  const visit = async (time: string, by = lin) => (await server.ask('visit_record', { time }, by)).data
  expect(await visit(TODAY)).toEqual({ days: 1 })
  expect(await visit(TODAY)).toEqual({ days: 1 })
  expect(await visit(TODAY, mei)).toEqual({ days: 1 })
  server.wait(DAY_MS)
  expect(await visit('2001-09-10')).toEqual({ days: 2 })
  const rows = await server.database.selectFrom('visit').selectAll().where('user_id', '=', lin.id).execute()
  expect(rows, 'a date and nothing else').toEqual([TODAY, '2001-09-10'].map((day) => ({ user_id: lin.id, day })))
})

test('a day counts that it is somewhere on earth, and no other text', async () => {
  const lin = await server.join('lin')
  const visit = async (time: string) => (await server.ask('visit_record', { time }, lin)).code
  expect(await visit('2001-09-08'), 'behind UTC').toBe(CODE.ok)
  server.wait(10 * 3_600_000)
  expect(await visit('2001-09-10'), 'ahead of UTC').toBe(CODE.ok)
  for (const time of ['2001-09-07', '2001-09-11', '0001-01-01', '9999-12-31', 'today', '', '2001-09-9', "2001-09-09'"])
    expect([time, await visit(time)]).toEqual([time, CODE.invalid])
})

test('a day that there is not counts nowhere', async () => {
  server.wait(Date.UTC(2002, 1, 28, 23) - 1e12)
  const lin = await server.join('lin')
  const visit = async (time: string) => (await server.ask('visit_record', { time }, lin)).code
  for (const time of ['2002-02-29', '2002-02-30', '2002-02-31'])
    expect([time, await visit(time)]).toEqual([time, CODE.invalid])
  for (const time of ['2002-02-28', '2002-03-01']) expect([time, await visit(time)]).toEqual([time, CODE.ok])
})

test('a guest and an ended login are told to log in; thirty a minute', async () => {
  const lin = await server.join('lin')
  const visit = async (by?: typeof lin) => (await server.ask('visit_record', { time: TODAY }, by)).code
  expect(await visit()).toBe(CODE.loginExpired)
  for (let time = 0; time < 30; time += 1) await visit(lin)
  expect(await visit(lin)).toBe(CODE.tooMany)
  await server.ask('logout', {}, lin)
  expect(await visit(lin)).toBe(CODE.loginExpired)
})

test('a user takes his days along, and they go with him', async () => {
  const lin = await server.join('lin')
  await server.ask('visit_record', { time: TODAY }, lin)
  expect((await server.ask('export_account', {}, lin)).data.visits).toEqual([TODAY])
  await server.ask('delete_account', { password: SHARER_PASSWORD }, lin)
  expect(await server.database.selectFrom('visit').selectAll().execute()).toEqual([])
})

describeDatabases((open) => {
  test('a day counts once, also of many at once; of a user who is gone none', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const added = await Promise.all(Array.from({ length: 5 }, () => addVisit(database, 'lin', TODAY)))
    expect(added).toEqual(Array(5).fill(true))
    expect([await countVisits(database, 'lin'), await listVisits(database, 'lin')]).toEqual([1, [TODAY]])
    expect(await addVisit(database, 'nobody', TODAY)).toBe(false)
  })
})
