import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Bench, percentile } from '../../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../../scripts/lib/server.ts'

/** Paths that read and write; their responses are not checked. */
const PATHS = ['/', '/api/health', '/api/get_version', '/api/components', '/api/get_network']

/** Sends requests without a pause until the server exits. @returns the number of responses. */
async function sendRequests(server: RunningServer): Promise<number> {
  let answers = 0
  const worker = async (at: number) => {
    for (let i = at; server.process.exitCode === null && !server.process.killed; i++) {
      const path = PATHS[i % PATHS.length] ?? '/'
      const report = {
        method: 'POST',
        body: '{"csp-report":{}}',
        headers: { 'content-type': 'application/csp-report' },
      }
      const response = i % 7 === 0 ? fetch(`${server.origin}/api/csp_report`, report) : fetch(`${server.origin}${path}`)
      answers += await response
        .then(
          (answer) => answer.arrayBuffer().then(() => 1),
          () => 0,
        )
        .catch(() => 0)
    }
  }
  await Promise.all([0, 1, 2, 3].map(worker))
  return answers
}

/** SQLite's integrity check: `ok` or its first fault. A missing file is `ok`. */
function checkDatabase(dataDir: string): string {
  const file = join(dataDir, 'genkan.db')
  if (!existsSync(file)) return 'ok'
  const database = new DatabaseSync(file)
  try {
    return String(database.prepare('pragma integrity_check(1)').get()?.integrity_check)
  } finally {
    database.close()
  }
}

export const bench: Bench = {
  about:
    'Killed (SIGKILL) repeatedly during the start and during requests: the database is intact and the server starts.',
  async run({ quick, log }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'genkan-soak-restart-'))
    const rounds = quick ? 12 : 300
    const options = { dataDir, readyPath: '/api/health', env: { LOG_LEVEL: 'error' } }
    const starts: number[] = []
    let [kills, intact, answers] = [0, 0, 0]
    const count = (round: number, verdict: string) => {
      kills++
      if (verdict === 'ok') intact++
      else log(`round ${round + 1}: ${verdict}`)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        // Kills during the start by a short timeout of `startServer`; the first time during the migrations.
        await startServer({ ...options, timeoutMs: (round * 61) % 500 })
          .then(({ stop }) => stop('SIGKILL'))
          .catch(() => {})
        count(round, checkDatabase(dataDir))

        const started = performance.now()
        const server = await startServer(options)
        starts.push(performance.now() - started)
        const requests = sendRequests(server)
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 700))
        await server.stop('SIGKILL')
        answers += await requests
        count(round, checkDatabase(dataDir))
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
    log(`${answers} responses over ${rounds} rounds`)
    return [
      {
        name: 'kills after which the database was intact',
        value: intact,
        unit: 'times',
        target: { op: '>=', value: kills },
      },
      { name: 'starts after a kill', value: starts.length, unit: 'times', target: { op: '>=', value: rounds } },
      { name: '99 % of the starts within', value: percentile(starts, 0.99), unit: 'ms' },
    ]
  },
}
