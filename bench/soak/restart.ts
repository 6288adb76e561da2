import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Bench, percentile } from '../../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../../scripts/lib/server.ts'

/** Paths that read and write; what they answer is not judged here, only that nothing is broken by dying amid them. */
const PATHS = ['/', '/api/health', '/api/get_version', '/api/components', '/api/get_network']

/** Asks without a pause until the server is gone. Answers how many answers came. */
async function hammer(server: RunningServer): Promise<number> {
  let answers = 0
  const worker = async (at: number) => {
    for (let i = at; server.process.exitCode === null && !server.process.killed; i++) {
      const path = PATHS[i % PATHS.length] ?? '/'
      const report = {
        method: 'POST',
        body: '{"csp-report":{}}',
        headers: { 'content-type': 'application/csp-report' },
      }
      const asked = i % 7 === 0 ? fetch(`${server.origin}/api/csp_report`, report) : fetch(`${server.origin}${path}`)
      answers += await asked
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

/** What SQLite says of the file: `ok` or its first fault. A file that is not there yet is no fault. */
function examine(dataDir: string): string {
  const file = join(dataDir, 'genkan.db')
  if (!existsSync(file)) return 'ok'
  const database = new DatabaseSync(file)
  try {
    return String(database.prepare('pragma integrity_check(1)').get()?.['integrity_check'])
  } finally {
    database.close()
  }
}

export const bench: Bench = {
  about: 'Killed (SIGKILL) while it starts and amid requests, again and again: the database is whole and it starts.',
  async run({ quick, log }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'genkan-soak-restart-'))
    const rounds = quick ? 12 : 300
    const given = { dataDir, ready: '/api/health', env: { LOG_LEVEL: 'error' } }
    const starts: number[] = []
    let [deaths, whole, answers] = [0, 0, 0]
    const count = (round: number, verdict: string) => {
      deaths++
      if (verdict === 'ok') whole++
      else log(`round ${round + 1}: ${verdict}`)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        // While it starts: `startServer` gives up, and kills, after so little patience; the first time amid migrations.
        await startServer({ ...given, timeoutMs: (round * 61) % 500 })
          .then(({ stop }) => stop('SIGKILL'))
          .catch(() => {})
        count(round, examine(dataDir))

        const started = performance.now()
        const server = await startServer(given)
        starts.push(performance.now() - started)
        const asking = hammer(server)
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 700))
        await server.stop('SIGKILL')
        answers += await asking
        count(round, examine(dataDir))
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
    log(`${answers} answers over ${rounds} lives`)
    return [
      {
        name: 'deaths after which the database was whole',
        value: whole,
        unit: 'times',
        target: { op: '>=', value: deaths },
      },
      { name: 'starts after a death', value: starts.length, unit: 'times', target: { op: '>=', value: rounds } },
      { name: '99 % of the starts within', value: percentile(starts, 0.99), unit: 'ms' },
    ]
  },
}
