import { setTimeout as wait } from 'node:timers/promises'
import { nextAddress } from '../chat/client.ts'

const ACCOUNTS = 8
const PASSWORD = 'password1'
/** Between two logins of an account. */
const PAUSE_MS = 4000

/** People who log in with their passwords, again and again. */
export interface Logins {
  readonly succeeded: () => number
  /** Of logins without an answer, and of those that were refused: why. */
  readonly failures: readonly string[]
  readonly stop: () => Promise<void>
}

/** Makes accounts, whose owners log in until they are stopped. */
export async function startLogins(origin: string): Promise<Logins> {
  let [succeeded, isOver] = [0, false]
  const failures: string[] = []
  const ask = async (name: string, body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() }
    const answer = await fetch(`${origin}/users/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { code }: { code: number } = await answer.json()
    return code
  }
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `login${index}`)
  for (const username of names) {
    const code = await ask('register', { username, password: PASSWORD })
    if (code !== 0) throw new Error(`no account: ${code}`)
  }
  const logIn = async (username: string): Promise<void> => {
    while (!isOver) {
      const code = await ask('login', { username, password: PASSWORD }).catch((error: unknown) => String(error))
      if (code === 0) succeeded += 1
      else failures.push(`a login: ${code}`)
      await wait(PAUSE_MS)
    }
  }
  const running = Promise.all(names.map(logIn))
  return {
    succeeded: () => succeeded,
    failures,
    async stop() {
      isOver = true
      await running
    },
  }
}
