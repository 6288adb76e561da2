import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'

const ANSWER_MS = 4000

interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent by POST, as JSON; without it the method is GET. */
  readonly post?: object
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The port of this machine from which it was asked. */
  readonly localPort: number | undefined
}

/** Asks an address by a connection of its own, which may reach another node each time. Certificates have a check of their own. */
export async function askAddress(url: URL, { headers = {}, post }: Asked = {}): Promise<Answer> {
  const body = post === undefined ? undefined : JSON.stringify(post)
  const options = {
    ...{ agent: false as const, rejectUnauthorized: false, signal: AbortSignal.timeout(ANSWER_MS) },
    ...(body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }),
  }
  const asked = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)
  asked.end(body)
  const { answer, localPort } = await answerTo(asked)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer), localPort }
}

const answerTo = (asked: ClientRequest) =>
  new Promise<{ readonly answer: IncomingMessage; readonly localPort: number | undefined }>((resolve, reject) => {
    asked.once('response', (answer) => resolve({ answer, localPort: answer.socket.localPort }))
    asked.once('error', reject)
  })
