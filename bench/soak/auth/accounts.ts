import { type Asker, inParallel } from './ask.ts'

export const PASSWORD = 'abc123'

/** An account, a login of it, and the cookie of the device. */
export interface Account {
  readonly username: string
  readonly token: string
  readonly cookie: string
}

/** Registers accounts. */
export async function register({ ask, nextAddress }: Asker, count: number): Promise<readonly Account[]> {
  return inParallel(count, 8, async (index) => {
    const username = `user_${index}`
    const { code, data, cookie } = await ask('register', { username, password: PASSWORD }, { address: nextAddress() })
    if (code !== 0) throw new Error(`registering answered ${code}`)
    return { username, token: data.token, cookie }
  })
}
