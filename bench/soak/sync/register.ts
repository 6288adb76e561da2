/** A login of an account, as a page stores it, and its server. */
export interface Account {
  readonly origin: string
  readonly token: string
  readonly info: object
}

/**
 * Makes an account at a server.
 * @param address of whoever makes it, to a server that believes this client
 * @throws with the server's message if it refuses
 */
export async function register(origin: string, username: string, address?: string): Promise<Account> {
  const answer = await fetch(`${origin}/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address !== undefined && { 'x-forwarded-for': address }) },
    body: JSON.stringify({ username, password: 'abc123' }),
  })
  const { data, msg } = await answer.json()
  if (data?.token === undefined) throw new Error(`no account: ${msg}`)
  return { origin, ...data }
}
