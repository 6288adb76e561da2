import { Agent, request } from 'node:http'

export interface LoadResult {
  /** Responses per second. */
  readonly rate: number
  /** Milliseconds of each response. */
  readonly times: readonly number[]
  readonly failures: number
}

/** A request as a client sends it; `body` is posted as JSON. */
export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

const sendRequest = ({ url, headers, body }: Load, agent: Agent) =>
  new Promise<boolean>((resolve) => {
    const all = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...headers }
    const outgoing = request(url, { agent, headers: all, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    })
    outgoing.once('error', () => resolve(false)).end(body && JSON.stringify(body))
  })

/** Sends requests over `connections` keep-alive connections as fast as possible, for `ms`. @param next gives the next */
export async function applyLoad(next: () => Load, connections: number, ms: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failures = 0
  const until = performance.now() + ms
  const worker = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      if (await sendRequest(next(), agent)) times.push(performance.now() - startedAt)
      else failures++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { rate: (times.length / ms) * 1000, times, failures }
}
