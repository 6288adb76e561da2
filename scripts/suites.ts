/** The suites of `npm test`, in their order. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { targets } from './lib/builds.ts'
import { root } from './lib/root.ts'
import { findFreePort } from './lib/server.ts'
import {
  type BrowserReport,
  readAnnotations,
  readBrowserReport,
  readEngineReport,
  readUnitReport,
  type SuiteCounts,
} from './lib/suites/reports.ts'
import type { Outcome, Suite } from './lib/suites/suites.ts'
import { readViews, VIEW } from './lib/suites/views.ts'

/** Timeout of a suite, in ms. Longer than Playwright's own, so that it can still write its report. */
const SUITE_TIMEOUT_MS = 45 * 60_000

const reportFolder = join(root, 'node_modules/.cache/genkan')

interface ProcessResult {
  readonly succeeded: boolean
  readonly output: string
}

/** Runs a script with this Node. `live` prints its output at once instead of capturing it. */
function runNode(
  args: readonly string[],
  { env = {}, live = false }: { env?: Record<string, string>; live?: boolean } = {},
): Promise<ProcessResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    timeout: SUITE_TIMEOUT_MS,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      resolve({
        succeeded: code === 0,
        output: stripVTControlCharacters(signal ? `${output}\nended by ${signal}` : output),
      }),
    )
  })
}

/**
 * Declares a suite that counts as one test: passed when the script exits with code 0. With `report` its output is
 * printed also then.
 */
const defineCheck = (
  name: string,
  args: readonly string[],
  { report = false, ...options }: Partial<Suite> & { readonly report?: boolean } = {},
): Suite => ({
  name,
  cores: 1,
  run: async () => {
    const { succeeded, output } = await runNode(args)
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output, report }
  },
  ...options,
})

/** Reads a test runner's report. Counts one failure when there is none, or the runner failed although no test did. */
function readReport<Report>(
  file: string,
  { succeeded, output }: ProcessResult,
  countTests: (report: Report, root: string) => SuiteCounts,
): Outcome {
  try {
    const counts = countTests(JSON.parse(readFileSync(file, 'utf8')), root)
    return { ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed), output }
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nno report: ${error instanceof Error ? error.message : error}` }
  }
}

/** Runs projects of vitest.config.ts. @param args such as paths of the files to run; all without one */
async function runVitest(name: string, projects: readonly string[], args: readonly string[] = []): Promise<Outcome> {
  const file = join(reportFolder, `${name}.json`)
  rmSync(file, { force: true })
  const result = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  return readReport(file, result, readUnitReport)
}

/** Runs the unit tests. @param paths of the files to run, as Vitest filters them; all without one */
export const runUnitTests = (paths?: readonly string[]): Promise<Outcome> =>
  runVitest('unit', ['client', 'others'], paths)

/** Views that no server of a browser test offers, and which test draws them. */
const DRAWN_ALONE: Readonly<Record<string, string>> = {
  'features/safety/account/dialogs/WechatDialog.tsx': 'wechat.browser.test.tsx: it needs a mini-program',
}

/** A run of all tests has failed, too, if there is a view that none has opened: nobody has watched it. */
function checkViews(outcome: Outcome, file: string): Outcome {
  const report: BrowserReport = JSON.parse(readFileSync(file, 'utf8'))
  const opened = readAnnotations(report, VIEW)
  const never = [...readViews('client').values()].filter((view) => !opened.has(view) && !(view in DRAWN_ALONE))
  if (never.length === 0) return outcome
  return { ...outcome, failed: 1, output: `${outcome.output}\nNo browser test has opened:\n${never.join('\n')}` }
}

/** What Playwright puts before each line of the server's log, which has warnings alone. */
const SERVER_LINE = '[WebServer]'

/** Repeats at the end of a failed run, where it is looked for, what the server has warned of. */
function repeatWarnings(outcome: Outcome): Outcome {
  const warnings = outcome.output.split('\n').filter((line) => line.startsWith(SERVER_LINE))
  if (outcome.failed === 0 || warnings.length === 0) return outcome
  return { ...outcome, output: `${outcome.output}\nThe server warned of:\n${warnings.slice(-20).join('\n')}` }
}

/** Runs tests of components: those of files, or by their tags as Vitest filters them, such as `--tags-filter=soak`. */
export const runComponentTests = (args: readonly string[]): Promise<Outcome> =>
  runVitest('component', ['component'], args)

/** Runs Playwright. With `args` its output is printed at once, else captured. */
export async function runBrowserTests(
  args?: readonly string[],
  extraEnv: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const file = join(reportFolder, 'e2e.json')
  mkdirSync(reportFolder, { recursive: true })
  rmSync(file, { force: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'genkan-e2e-'))
  try {
    const port = String(await findFreePort())
    const env = { GENKAN_E2E_PORT: port, GENKAN_E2E_DATA: dataDir, GENKAN_E2E_REPORT: file, ...extraEnv }
    const result = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...(args ?? [])], {
      env,
      live: args !== undefined,
    })
    const isWhole = (args ?? []).length === 0 && extraEnv.GENKAN_E2E_SOAK === undefined
    const outcome = readReport(file, result, readBrowserReport)
    return repeatWarnings(isWhole && outcome.failed === 0 ? checkViews(outcome, file) : outcome)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Plays the journey of engines, those of `npm run soak -- engines`, on the built product. */
async function runEngines(): Promise<Outcome> {
  const file = join(reportFolder, 'engines.json')
  rmSync(file, { force: true })
  return readReport(file, await runNode(['e2e/engines/main.ts', file]), readEngineReport)
}

/** Suites that build nothing; `budgets` measures the last build, when it is of these sources. */
export const checks: readonly string[] = [
  'format',
  'types',
  'layers',
  'names',
  'unused',
  'unused-product',
  'catalogs',
  'settings',
  'kit',
  'sources',
  'metrics',
  'budgets',
]

/**
 * @returns the suites of these names, or all without a name. @throws on an unknown name.
 * @param options `e2e` are arguments for Playwright; when given, its output is printed at once.
 */
export function findSuites(names: readonly string[], { e2e }: { e2e?: readonly string[] } = {}): readonly Suite[] {
  const builds = names.length === 0 || names.includes('build')
  const all: readonly Suite[] = [
    defineCheck('browser', ['scripts/browser.ts'], { cores: 0, preparation: true }),
    // after the browser: apt installs for one at a time
    defineCheck('redis', ['scripts/redis.ts'], { cores: 0, preparation: true, needs: ['browser'] }),
    defineCheck('other-browsers', ['scripts/other-browsers.ts'], { cores: 0, preparation: true, needs: ['redis'] }),
    defineCheck('format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']),
    defineCheck('types', ['node_modules/typescript-7/bin/tsc', '-b']),
    defineCheck('layers', ['scripts/layers.ts']),
    defineCheck('names', ['scripts/names.ts']),
    defineCheck('unused', ['node_modules/knip/bin/knip.js']),
    defineCheck('unused-product', ['node_modules/knip/bin/knip.js', '--config', 'knip.production.json']),
    defineCheck('catalogs', ['scripts/catalogs.ts']),
    defineCheck('settings', ['scripts/settings-table.ts', '--check']),
    defineCheck('kit', ['scripts/kit-docs.ts', '--check']),
    defineCheck('sources', ['scripts/source-tables.ts', '--check']),
    defineCheck('metrics', ['scripts/metric-table.ts', '--check']),
    { name: 'unit', cores: 2, needs: ['redis'], run: () => runUnitTests() },
    { name: 'component', cores: 2, needs: ['browser'], run: () => runComponentTests(['--tags-filter=!soak']) },
    defineCheck('build', ['scripts/lib/builds.ts', ...targets], { cores: 2 }),
    defineCheck('budgets', ['scripts/budgets.ts', ...(builds ? [] : ['--last-build'])], {
      needs: ['build'],
      report: true,
    }),
    { name: 'engines', cores: 2, needs: ['build', 'browser', 'other-browsers'], run: runEngines },
    { name: 'e2e', cores: 2, needs: ['build', 'browser'], run: () => runBrowserTests(e2e) },
  ]
  const unknown = names.find((name) => !all.some((suite) => suite.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no suite ${unknown}. There are: ${all.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
