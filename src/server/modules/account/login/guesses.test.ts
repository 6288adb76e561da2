import { expect, test } from 'vitest'
import type { Passwords } from '../../../core/ports/passwords.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { fakePasswords, makeServer } from '../../../testing/project.ts'
import { askUsers, cookieOf } from '../../../testing/users.ts'
import { waitAfter } from './attempts.ts'

const MINUTE = 60_000
const PASSWORD = 'abc123'

/** Counts the passwords that are compared, and takes as long as a hash does: the others go on meanwhile. */
function makeSlowPasswords(): { readonly passwords: Passwords; readonly compared: () => number } {
  let compared = 0
  const verify: Passwords['verify'] = async (...of) => {
    compared += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return fakePasswords.verify(...of)
  }
  return { passwords: { ...fakePasswords, verify }, compared: () => compared }
}

/** A server's clock, which moves whenever it is read. @param fast by how many ms it is ahead of the others */
function makeClock(fast: number) {
  let reads = 0
  return {
    now() {
      reads += 1
      return Date.now() + fast + reads
    },
  }
}

describeDatabases((open) => {
  /** Nodes on one database, and an account. @param fast how far each clock is ahead, in ms */
  async function startNodes(...fast: readonly number[]) {
    const [database, { passwords, compared }] = [await open(), makeSlowPasswords()]
    const start = (ahead: number) => makeServer({ database, passwords, clock: makeClock(ahead) })
    const nodes = await Promise.all(fast.map(start))
    const [first] = nodes
    if (first === undefined) throw new Error('there is no node')
    const owner = await askUsers(first, 'register', { username: 'lin', password: PASSWORD })
    /** All that was compared is written down, and came when it might: five at once, then as slowly as told. */
    const expectInTurn = async () => {
      const { times } = await database.selectFrom('failed_login').select('times').executeTakeFirstOrThrow()
      const failures: readonly number[] = JSON.parse(times)
      expect(failures).toHaveLength(compared())
      for (const [at, time] of failures.entries()) expect(waitAfter(failures.slice(0, at), time)).toBe(0)
      expect(failures.length).toBeGreaterThanOrEqual(5)
    }
    return { nodes, first, compared, expectInTurn, token: String(owner.data.token), cookie: cookieOf(owner.cookies) }
  }

  const wrong = { username: 'lin', password: 'wrong' }

  test.each([20, 56])(
    'of %i at once as many are compared as one after another, and all of them count',
    async (count) => {
      const { first, compared, expectInTurn } = await startNodes(0)
      const answers = await Promise.all(Array.from({ length: count }, () => askUsers(first, 'login', wrong)))
      await expectInTurn()
      expect(answers.filter(({ code }) => code === 400)).toHaveLength(compared())
      expect(answers.filter(({ code }) => code === 429)).toHaveLength(count - compared())
    },
  )

  test('nodes whose clocks differ by minutes count together', async () => {
    const { nodes, expectInTurn } = await startNodes(0, 5 * MINUTE, -5 * MINUTE)
    const guesses = Array.from({ length: 10 }, () => nodes.map((node) => askUsers(node, 'login', wrong)))
    await Promise.all(guesses.flat())
    for (const node of nodes) await askUsers(node, 'login', wrong)
    await expectInTurn()
  })

  test('the password of a login is guessed no faster: to see it, to change it, to delete the account', async () => {
    const { first, expectInTurn, token } = await startNodes(0)
    const calls: readonly (readonly [string, object])[] = [
      ['revoke_sessions', { password: 'wrong' }],
      ['change_password', { old: 'wrong', password: 'def456' }],
      ['delete_account', { password: 'wrong' }],
    ]
    const guesses = Array.from({ length: 8 }, () => calls.map(([path, body]) => askUsers(first, path, body, { token })))
    await Promise.all(guesses.flat())
    await expectInTurn()
  })

  test('an owner logs in on his device while others guess', async () => {
    const { first, cookie } = await startNodes(0)
    const guesses = Array.from({ length: 20 }, () => askUsers(first, 'login', wrong))
    const mine = askUsers(first, 'login', { username: 'lin', password: PASSWORD }, { cookie })
    expect((await mine).code).toBe(0)
    await Promise.all(guesses)
  })
})
