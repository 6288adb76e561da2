/** What `npm test` runs, in this order. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { targets } from './lib/builds.ts'
import { type Counted, readBrowserReport, readUnitReport } from './lib/reports.ts'
import { root } from './lib/root.ts'
import { findFreePort } from './lib/server.ts'
import type { Outcome, Suite } from './lib/suites.ts'

/** A suite that hangs is ended after this many ms and has failed. Playwright ends itself before, and leaves a report. */
const PATIENCE = 45 * 60_000

const reports = join(root, 'node_modules/.cache/genkan')

interface Ran {
  readonly ok: boolean
  readonly output: string
}

/** Runs a script with this Node. `live` shows its output at once instead of keeping it. */
function node(
  args: readonly string[],
  { env = {}, live = false }: { env?: Record<string, string>; live?: boolean } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    timeout: PATIENCE,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      resolve({ ok: code === 0, output: stripVTControlCharacters(signal ? `${output}\nended by ${signal}` : output) }),
    )
  })
}

/** A check passes or fails as one. */
const check = (name: string, args: readonly string[], given: Partial<Suite> = {}): Suite => ({
  name,
  cores: 1,
  run: async () => {
    const { ok, output } = await node(args)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
  ...given,
})

/** Reads the report that a test runner left. Without one, or when it failed beyond its tests, one failure is counted. */
function readReport<Report>(
  file: string,
  { ok, output }: Ran,
  count: (report: Report, root: string) => Counted,
): Outcome {
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')), root)
    return { ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed), output }
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nno report: ${error instanceof Error ? error.message : error}` }
  }
}

async function runUnit(): Promise<Outcome> {
  const file = join(reports, 'unit.json')
  rmSync(file, { force: true })
  const ran = await node([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return readReport(file, ran, readUnitReport)
}

/** Runs Playwright with these arguments, its output shown as it comes; without any it is kept. `more` is for its environment. */
export async function runBrowserTests(
  args?: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const file = join(reports, 'e2e.json')
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'genkan-e2e-'))
  try {
    const port = String(await findFreePort())
    const env = { GENKAN_E2E_PORT: port, GENKAN_E2E_DATA: dataDir, GENKAN_E2E_REPORT: file, ...more }
    const ran = await node(['node_modules/@playwright/test/cli.js', 'test', ...(args ?? [])], {
      env,
      live: args !== undefined,
    })
    return readReport(file, ran, readBrowserReport)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The suites that only read the source. */
export const checks: readonly string[] = ['format', 'types', 'layers', 'unused', 'catalogs']

/**
 * The suites of these names; all of them without a name. Throws on an unknown name.
 * `e2e` are arguments for Playwright; when given, its output is shown as it comes.
 */
export function findSuites(names: readonly string[], { e2e }: { e2e?: readonly string[] } = {}): readonly Suite[] {
  const all: readonly Suite[] = [
    check('browser', ['scripts/browser.ts'], { cores: 0, preparation: true }),
    check('format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']),
    check('types', ['node_modules/typescript-7/bin/tsc', '-b']),
    check('layers', ['scripts/layers.ts']),
    check('unused', ['node_modules/knip/bin/knip.js']),
    check('catalogs', ['scripts/catalogs.ts']),
    { name: 'unit', cores: 2, run: runUnit },
    check('build', ['scripts/lib/builds.ts', ...targets], { cores: 2 }),
    check('budgets', ['scripts/budgets.ts'], { needs: ['build'] }),
    { name: 'e2e', cores: 2, needs: ['build', 'browser'], run: () => runBrowserTests(e2e) },
  ]
  const unknown = names.find((name) => !all.some((suite) => suite.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no suite ${unknown}. There are: ${all.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
