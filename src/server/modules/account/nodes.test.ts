import { expect, test } from 'vitest'
import type { Letter } from '../../core/ports/mail.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { askUsers, cookieOf } from '../../testing/users.ts'
import { CODE_LIMITS } from './codes/mail-code-repository.ts'

const MINUTE = 60_000
const WRONG = 'The code is wrong'

/** Nodes on one database, whose clocks differ by up to ten minutes. */
describeDatabases((open) => {
  async function startNodes() {
    const database = await open()
    const letters: Letter[] = []
    const start = (ahead: number) =>
      makeServer(
        {
          database,
          mailer: { send: async (letter) => void letters.push(letter) },
          clock: { now: () => Date.now() + ahead },
        },
        { PUBLIC_URL: 'http://start.example.org' },
      )
    return { slow: await start(-5 * MINUTE), fast: await start(5 * MINUTE), exact: await start(0), letters }
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

  test('wrong guesses of a code are counted together, whichever nodes are asked; then only the link is good', async () => {
    const { slow, fast, exact, letters } = await startNodes()
    const email = 'lin@example.org'
    const { cookies } = await askUsers(slow, 'send_email', { type: 1, email })
    const cookie = cookieOf(cookies)
    const code = /code: (\w+)\./.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'none'
    const wrong = code === '0000' ? '0001' : '0000'
    const verify = (node: TestServer, guess: string) =>
      askUsers(node, `verify?type=1&email=${email}&verify=${guess}`, undefined, { cookie })
    const answers = await Promise.all(
      [slow, fast, exact, slow, fast, exact, slow, fast, exact].map((node) => verify(node, wrong)),
    )
    expect(answers.filter(({ msg }) => msg === WRONG)).toHaveLength(CODE_LIMITS.wrongOfOne)
    for (const node of [slow, fast, exact]) expect((await verify(node, code)).code).not.toBe(0)
    const link = /#verify=([\w-]{22})/.exec(letters.at(-1)?.text ?? '')?.[1]
    expect((await askUsers(fast, 'open_link', { link })).code).toBe(0)
  })
})
