import { Agent, request } from 'node:http'
import type { Bench } from '../../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../../scripts/lib/server.ts'

const PATHS = ['/', '/api/health', '/api/get_version', '/api/nothing']
const CLIENTS = 40

/** What became of requests: answered whole, cut before the end of the answer, or not taken by the server any more. */
interface Counts {
  answered: number
  cut: number
  refused: number
}

/** Sends one request and counts its outcome. @returns whether the server takes more. */
function ask({ port }: RunningServer, agent: Agent, path: string, counts: Counts): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      counts[isRefused ? 'refused' : 'cut']++
      resolve(!isRefused)
    }
    const outgoing = request({ host: '127.0.0.1', port, path, agent }, (incoming) => {
      incoming.resume()
      incoming.once('error', fail)
      incoming.once('end', () => {
        counts.answered++
        resolve(true)
      })
    })
    outgoing.once('error', fail).end()
  })
}

/** Asks without a pause, or with one after each answer, until the server takes no more. */
async function useServer(server: RunningServer, client: number, counts: Counts): Promise<void> {
  // Half of the clients keep their connection, half open one for each request.
  const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 })
  for (let i = client; await ask(server, agent, PATHS[i % PATHS.length] ?? '/', counts); i++)
    if (client % 3 === 0) await new Promise((resolve) => setTimeout(resolve, (client * 7) % 90))
  agent.destroy()
}

export const bench: Bench = {
  about: `The server is stopped (SIGTERM) while ${CLIENTS} clients ask it: no answer is cut, and it ends by itself.`,
  quickSeconds: 120,
  async run({ quick, log }) {
    const rounds = quick ? 5 : 30
    const counts: Counts = { answered: 0, cut: 0, refused: 0 }
    let clean = 0
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ env: { LOG_LEVEL: 'error' } })
      const clients = Array.from({ length: CLIENTS }, (_, client) => useServer(server, client, counts))
      await new Promise((resolve) => setTimeout(resolve, 500 + ((round * 61) % 700)))
      const code = await server.stop('SIGTERM')
      await Promise.all(clients)
      if (code === 0) clean++
      else log(`round ${round + 1}: exit code ${code}: ${server.output()}`)
    }
    log(`${counts.answered} answers over ${rounds} stops; ${counts.refused} connections were refused afterwards`)
    return [
      { name: 'answers that were cut', value: counts.cut, unit: 'answers', target: { op: '<=', value: 0 } },
      { name: 'stops with exit code 0', value: clean, unit: 'stops', target: { op: '>=', value: rounds } },
      { name: 'answers', value: counts.answered, unit: 'answers', target: { op: '>=', value: rounds * CLIENTS } },
    ]
  },
}
