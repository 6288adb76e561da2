import * as v from 'valibot'
import type { TestServer } from './project.ts'

const envelope = v.object({ code: v.number(), msg: v.string(), data: v.any() })

/** How a call of an account is sent. */
export interface RequestOptions {
  readonly token?: string | undefined
  readonly cookie?: string
  readonly address?: string
  readonly https?: boolean
  readonly language?: string
  readonly userAgent?: string | undefined
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

let addresses = 0

/**
 * Calls `/users/…` of a server: a POST with a body, else a GET. Each call comes from an address of its own unless it
 * names one, as limits by address are of other tests.
 */
export async function askUsers(
  server: TestServer,
  path: string,
  body?: object,
  { token, cookie, address, https = false, language = 'en', userAgent = CHROME }: RequestOptions = {},
) {
  addresses += 1
  const headers = {
    'accept-language': language,
    'user-agent': userAgent,
    ...(body && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: token }),
    ...(cookie !== undefined && { cookie }),
    ...(https && { 'x-forwarded-proto': 'https' }),
  }
  const remoteAddress = https ? '127.0.0.1' : (address ?? `198.51.${addresses >> 8}.${addresses & 255}`)
  const answer = await server.app.request(
    `/users/${path}`,
    { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) },
    { incoming: { socket: { remoteAddress } } },
  )
  const cookies = answer.headers.getSetCookie()
  return { status: answer.status, cookies, ...v.parse(envelope, await answer.json()) }
}

/** The cookies of answers as a browser sends them back; later ones replace earlier ones. */
export const cookieOf = (...answers: readonly (readonly string[])[]): string => {
  const pairs = answers.flat().map((cookie) => (cookie.split(';')[0] ?? '').split('='))
  return [...new Map(pairs.map(([name = '', value = '']) => [name, value]))].map((pair) => pair.join('=')).join('; ')
}
