import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { uploadFile } from '../../../shared/api/sync.ts'
import type { Database } from '../../adapters/database/open.ts'
import { makeCloudUser } from '../../testing/cloud.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { callEndpoint } from '../../testing/endpoints.ts'
import { listTables, readRows } from '../../testing/owner.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { askUsers } from '../../testing/users.ts'

describeDatabases((open) => {
  let server: TestServer
  let database: Database
  beforeAll(async () => {
    database = await open()
    server = await makeServer({ database, clock: { now: Date.now } })
  })

  /** A user with a section of two versions and a file. */
  async function makeOwner() {
    const user = await makeCloudUser(server)
    const base = await user.write('notes', '["first"]', { base: {} })
    const notes = await user.write('notes', '["second"]', { base: { notes: base }, op_id: 'op-second' })
    await callEndpoint(
      server,
      uploadFile,
      { hash: hash('sha256', 'drawing') },
      user.options,
      new File(['drawing'], 'x'),
    )
    return { ...user, notes }
  }

  test('who is logged in is told the versions of the sections, at a login, too', async () => {
    const { ask, notes } = await makeOwner()
    const { data: info } = await ask('user_info')
    expect(info).toMatchObject({ async_notes: notes, async_more: 0 })
    const { data } = await askUsers(server, 'login', { username: info.username, password: 'abc123' })
    expect(data.info).toEqual(info)
    expect((await ask('update_info', { note: 'x' })).data).toMatchObject({ async_notes: notes })
  })

  test('the list of logins tells when each last pushed or pulled', async () => {
    const { ask } = await makeOwner()
    const { username } = (await ask('user_info')).data
    await askUsers(server, 'login', { username, password: 'abc123' })
    const { list } = (await ask('sessions')).data
    const [mine, other] = [true, false].map((isCurrent) =>
      list.find((one: { isCurrent: boolean }) => one.isCurrent === isCurrent),
    )
    expect(Math.abs(mine.syncedAt - Date.now())).toBeLessThan(60_000)
    expect(other.syncedAt).toBe(0)
  })

  test('an export has the sections as they are and the list of files', async () => {
    const { ask } = await makeOwner()
    expect((await ask('export_account')).data).toMatchObject({
      sections: { notes: '["second"]' },
      files: [
        { hash: hash('sha256', 'drawing'), type: 'application/octet-stream', bytes: 7, madeAt: expect.any(Number) },
      ],
    })
  })

  test('with an account all of it goes, files, too; of others nothing', async () => {
    const [gone, other] = [await makeOwner(), await makeOwner()]
    const tables = (await listTables(database)).filter(({ isOfUsers }) => isOfUsers).map(({ name }) => name)
    const count = async (id: string) => [...(await readRows(database, tables, [id])).values()].flat().length
    const [before, files] = [await count(other.id), (await server.blobs.list()).length]
    expect(await count(gone.id)).toBeGreaterThan(4)
    expect((await gone.ask('delete_account', { password: 'abc123' })).code).toBe(CODE.ok)
    expect([await count(gone.id), await count(other.id)]).toEqual([0, before])
    expect((await server.blobs.list()).length).toBe(files - 1)
    expect(await other.body('notes')).toBe('["second"]')
  })
})
