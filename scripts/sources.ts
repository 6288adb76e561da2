/**
 * npm run sources: the third parties, what they need, and their hosts.
 * npm run sources -- probe [NAME]: asks those that are set up, or those whose id begins with NAME, once; prints how they
 * answer, warns of rows that are paid for, fewer than usual, or of a way that is not the first, and keeps the answers as
 * fixtures, without secrets, in DATA_DIR/fixtures.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFetch } from '../src/server/adapters/fetch/fetch.ts'
import type { Config } from '../src/server/config.ts'
import { systemClock } from '../src/server/core/clock.ts'
import { loadConfig } from '../src/server/load-config.ts'
import { listQuestions, ownOrigins, PROVIDERS } from '../src/server/sources/index.ts'
import { needState, nothing } from '../src/server/sources/needs.ts'
import { hostsOf, type Question } from '../src/server/sources/question.ts'
import { fixtureNames, fixtureOf, type ProbeResult, probe, rowsOfFixture, secretsOf, warningsOf } from './lib/probe.ts'

const config = await loadConfig(process.env)
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
  const names = fixtureNames(asked)
  const rows: object[] = []
  const warnings: string[] = []
  let failed = 0
  for (const [index, question] of asked.entries()) {
    const files = (names[index] ?? []).map((name) => join(folder, `${name}.json`))
    const results = await probe(question, http)
    warnings.push(...warningsOf(question, results, await earlierRows(question, files)))
    rows.push(
      ...results.map(({ id, host, isValid, summary, ms }) => ({ source: id, host, ok: isValid, answer: summary, ms })),
    )
    failed += results.filter(({ isValid }) => !isValid).length
    await keepAnswers(question, results, files, secretsOf(sources.settings))
  }
  await close()
  console.table(rows)
  for (const warning of warnings) console.log(`warning: ${warning}`)
  console.log(`${rows.length - failed} of ${rows.length} endpoints answer as expected; their answers are in ${folder}`)
  return failed === 0 ? 0 : 1
}

/** How many rows each attempt had the last time, by the answers that were kept. */
async function earlierRows({ attempts }: Question, files: readonly string[]) {
  const textOf = (file = '') => readFile(file, 'utf8').catch(() => '')
  return Promise.all(attempts.map(async (attempt, at) => rowsOfFixture(attempt, await textOf(files[at]))))
}

/** Keeps the answers as fixtures. */
async function keepAnswers(
  { attempts }: Question,
  results: readonly ProbeResult[],
  files: readonly string[],
  secrets: readonly string[],
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  for (const [at, { response }] of results.entries()) {
    const [attempt, file] = [attempts[at], files[at]]
    if (response === undefined || attempt === undefined || file === undefined) continue
    await writeFile(file, `${JSON.stringify(fixtureOf(attempt, response, secrets, date), null, 2)}\n`)
  }
}
