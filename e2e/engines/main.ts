/**
 * Plays the journeys in all engines at once; one that fails gets two more attempts. CLI: `node e2e/engines/main.ts FILE`
 * writes there what each has played.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { EngineReport, PlayedStep } from '../../scripts/lib/suites/reports.ts'
import { findPlayers, play } from './play.ts'

const ATTEMPTS = 3

const hasFailed = (steps: readonly PlayedStep[]) => steps.some(({ error }) => error !== undefined)

async function playUntilPassed([name, open, journey]: ReturnType<typeof listPlayers>[number]) {
  const attempts: (readonly PlayedStep[])[] = []
  while (attempts.length < ATTEMPTS && attempts.every(hasFailed))
    attempts.push(await play(open, journey, { log: (line) => console.log(`${name}: ${line}`) }))
  return [name, attempts] as const
}

const listPlayers = () =>
  Object.entries(findPlayers()).map(([name, { open, journey }]) => {
    if (open === undefined) throw new Error(`${name} is not installed: node scripts/other-browsers.ts`)
    return [name, open, journey] as const
  })

const [file = ''] = process.argv.slice(2)
const report: EngineReport = Object.fromEntries(await Promise.all(listPlayers().map(playUntilPassed)))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(report))
process.exitCode = Object.values(report).every((attempts) => !hasFailed(attempts.at(-1) ?? [])) ? 0 : 1
