/**
 * npm run sources: the third parties, what they need, and their hosts.
 * npm run sources -- probe [NAME]: asks those that are set up, or those whose id begins with NAME, once; prints how they
 * answer and keeps the answers as fixtures, without secrets, in DATA_DIR/fixtures.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFetch } from '../src/server/adapters/fetch/fetch.ts'
import { type Config, parseConfig } from '../src/server/config.ts'
import { systemClock } from '../src/server/core/clock.ts'
import { listQuestions, ownOrigins, PROVIDERS } from '../src/server/sources/index.ts'
import { needState, nothing } from '../src/server/sources/needs.ts'
import { hostsOf, type Question } from '../src/server/sources/question.ts'
import { fixtureOf, probe, secretsOf } from './lib/probe.ts'

const config = parseConfig(process.env)
const [command, name = ''] = process.argv.slice(2)
const questions = listQuestions(config.sources.settings, systemClock)

if (command === undefined) list(questions, config)
else if (command === 'probe') process.exitCode = await probeAll(questions.filter(isWanted(config, name)), config)
else {
  console.error('npm run sources, or npm run sources -- probe [NAME]')
  process.exitCode = 2
}

function needOf(id: string, { settings }: Config['sources']) {
  return needState(PROVIDERS.find((provider) => provider.id === id)?.needs ?? nothing, settings)
}

/** Those of that name; without one those that the operator has set up. */
function isWanted({ sources }: Config, named: string): (question: Question) => boolean {
  return ({ id }) =>
    named === '' ? !sources.off.has(id) && needOf(id, sources) !== 'unset' : id === named || id.startsWith(`${named}.`)
}

function list(all: readonly Question[], { sources }: Config): void {
  const NEEDS = { none: 'no key', set: 'key or server set', unset: 'needs a key or a server' }
  console.table(
    all.map((question) => ({
      source: question.id,
      on: !sources.off.has(question.id) && needOf(question.id, sources) !== 'unset',
      needs: NEEDS[needOf(question.id, sources)],
      hosts: hostsOf(question).join(' '),
    })),
  )
}

/** @returns the exit code: 1 when one has not answered as the program expects */
async function probeAll(asked: readonly Question[], { sources, sourceMirrors, egressProxy, dataDir }: Config) {
  if (asked.length === 0) {
    console.error('No source has that name, or none is set up.')
    return 2
  }
  const ownServers = ownOrigins(sources.settings)
  const { http, close } = openFetch({ proxy: egressProxy, mirrors: sourceMirrors, ownServers })
  const folder = join(dataDir, 'fixtures')
  await mkdir(folder, { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  const rows: object[] = []
  let failed = 0
  for (const question of asked) {
    const results = await probe(question, http)
    for (const [at, { id, host, isValid, summary, ms, response }] of results.entries()) {
      rows.push({ source: id, host, ok: isValid, answer: summary, ms })
      if (!isValid) failed += 1
      const attempt = question.attempts[at]
      if (response === undefined || attempt === undefined) continue
      const fixture = fixtureOf(attempt, response, secretsOf(sources.settings), date)
      await writeFile(join(folder, `${id}.${at + 1}.json`), `${JSON.stringify(fixture, null, 2)}\n`)
    }
  }
  await close()
  console.table(rows)
  console.log(`${rows.length - failed} of ${rows.length} endpoints answer as expected; their answers are in ${folder}`)
  return failed === 0 ? 0 : 1
}
