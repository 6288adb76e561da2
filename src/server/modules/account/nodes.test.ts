import { expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { makeServer } from '../../testing/project.ts'
import { askUsers, cookieOf } from '../../testing/users.ts'

const MINUTE = 60_000

/** Two nodes on one database, whose clocks differ by ten minutes. */
describeDatabases((open) => {
  async function startNodes() {
    const database = await open()
    const start = (ahead: number) =>
      makeServer(
        { database, mailer: { send: async () => {} }, clock: { now: () => Date.now() + ahead } },
        { PUBLIC_URL: 'http://start.example.org' },
      )
    return { slow: await start(-5 * MINUTE), fast: await start(5 * MINUTE) }
  }

  test('an address gets one letter a minute, whichever node is asked', async () => {
    const { slow, fast } = await startNodes()
    const codes = []
    for (const node of [slow, fast, slow, fast])
      codes.push((await askUsers(node, 'send_email', { type: 1, email: 'lin@example.org' })).code)
    expect(codes).toEqual([0, 429, 429, 429])
  })

  test.each(['slow', 'fast'] as const)('a QR code of the %s node is good on the other', async (shows) => {
    const nodes = await startNodes()
    const [mine, other] = [nodes[shows], nodes[shows === 'slow' ? 'fast' : 'slow']]
    const { cookies } = await askUsers(mine, 'get_unlimited_qrcode', { uuid: 'uuid-of-a-screen', type: 1 })
    const poll = () =>
      askUsers(other, 'get_wx_login_status?uuid=uuid-of-a-screen', undefined, { cookie: cookieOf(cookies) })
    expect((await poll()).data.state).toBe('waiting')
  })
})
