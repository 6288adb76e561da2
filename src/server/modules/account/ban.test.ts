import { expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { registerOwner, startOwnersServer } from '../../testing/owner.ts'
import { askUsers } from '../../testing/users.ts'
import { setBan } from './ban.ts'

test('a banned account is let in by no way: password, letter or QR code; each works once that is lifted', async () => {
  const server = await startOwnersServer()
  const owner = await registerOwner(server)
  const { id, username, email, password, options, resetCode, confirmed } = owner
  const ways = {
    login: { username, password },
    [`get_wx_login_status?uuid=${confirmed.uuid}`]: undefined,
    update_password: { username, email, verify: resetCode, password: 'changed12' },
  }
  const tryAll = async () => {
    const codes: number[] = []
    for (const [path, body] of Object.entries(ways)) codes.push((await askUsers(server, path, body, options)).code)
    return codes
  }
  await setBan(server.database, id, 1)
  expect(await server.database.selectFrom('session').selectAll().where('user_id', '=', id).execute()).toEqual([])
  expect((await askUsers(server, 'user_info', undefined, options)).code).toBe(CODE.loginExpired)
  expect(await tryAll()).toEqual(Array(3).fill(CODE.banned))
  await setBan(server.database, id, 0)
  expect(await tryAll()).toEqual(Array(3).fill(CODE.ok))
  await server.close()
})
