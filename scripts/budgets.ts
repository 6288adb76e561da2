/**
 * npm run budgets [-- --record]: the bytes (Brotli 11) and files that the built page loads without interaction, their
 * limits, and their growth against `budgets.json`, the sizes that landed last. `--record` writes that file;
 * `--last-build` builds nothing and passes when the last build is not of these sources.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBrotli } from '../build/brotli.ts'
import { LANGUAGES } from '../src/shared/constants.ts'
import { buildChanged, isBuilt } from './lib/builds.ts'
import { root } from './lib/root.ts'

/** One size or count with its limit. */
export interface Budget {
  /** Its key in the record of sizes. */
  readonly id: string
  readonly name: string
  /** NaN when it could not be measured. */
  readonly value: number
  readonly limit: number
  /** Only bytes are recorded. */
  readonly unit: 'bytes' | 'count'
  /** Largest growth against the record that need not be recorded, in bytes. */
  readonly tolerance?: number
  /** Files or modules that are reported when the limit is exceeded. */
  readonly causes?: readonly string[]
}

/** Sizes in bytes by the ids of their budgets. */
export type SizeRecord = Readonly<Record<string, number>>

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

/** In bytes; `requests` is a number of files. `manifest` is what one widget may add to the entry. */
export const LIMITS = { entry: 96_000, manifest: 60, page: 14_000, catalog: 1_600, game: 110_000, requests: 5 }
/** Growth that need not be recorded, in bytes. */
const TOLERANCES = { entry: 1_000, page: 200 }
/** Modules of the UI kit, which may only be loaded on demand. */
const UI_KIT =
  /(^|\/)node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//

/** A feature's lazy entry point; see "Two doors" in docs/ARCHITECTURE.md. */
const LAZY_DOOR = /^src\/client\/features\/[^/]+\/[^/]+\/lazy\.ts$/

/** URLs in the tags of a page that match `tag`, without leading slash. */
function urlsIn(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].flatMap(([element]) => /\b(?:src|href)="\/?([^"#?]+)"/.exec(element)?.[1] ?? [])
}

/**
 * Measures the build in `folder`: the scripts and preloads of index.html and their static imports by
 * `.vite/modules.json`, each file compressed on its own. @throws when it is not a build.
 */
export function measureBudgets(folder: string): Budget[] {
  const measure = (...files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressBrotli(readFileSync(join(folder, file))).length, 0)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const chunks: readonly Chunk[] = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'))
  const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]))

  const scripts = urlsIn(html, /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g)
  const styles = urlsIn(html, /<link\b(?![^>]*\bdisabled\b)[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g)
  const boot = scripts.filter((file) => /(^|\/)boot\b[^/]*\.js$/.test(file))
  // The boot script blocks rendering, so it counts with the page.
  const entry = new Set(scripts.filter((file) => !boot.includes(file)))
  // The loop also visits files added to the Set while it runs.
  for (const file of entry) for (const next of chunkOf.get(file)?.imports ?? []) entry.add(next)
  const modules = [...entry].flatMap((file) => chunkOf.get(file)?.modules ?? [])
  const kit = modules.filter((module) => UI_KIT.test(module))
  const doors = modules.filter((module) => LAZY_DOOR.test(module))

  const catalogs = LANGUAGES.map((language): Budget => {
    const chunk = chunks.find(({ modules }) => modules.includes(`virtual:messages/${language}.first-frame`))
    return {
      id: `catalog ${language}`,
      name: `catalog of the home screen, ${language}`,
      value: chunk === undefined ? Number.NaN : measure(chunk.file),
      limit: LIMITS.catalog,
      unit: 'bytes',
      ...(chunk === undefined && { causes: ['no such chunk'] }),
    }
  })
  const games = globSync('games/*/index.html', { cwd: folder }).map((file) => ({ file, value: measure(file) }))
  const heavy = games.filter(({ value }) => value > LIMITS.game).map(({ file }) => file)
  return [
    {
      id: 'page',
      name: 'index.html with its styles, digits and boot script',
      value: measure('index.html', ...boot, ...styles),
      limit: LIMITS.page,
      unit: 'bytes',
      tolerance: TOLERANCES.page,
    },
    {
      id: 'entry',
      name: 'scripts of the entry',
      value: measure(...entry),
      limit: LIMITS.entry,
      unit: 'bytes',
      tolerance: TOLERANCES.entry,
      causes: [...entry],
    },
    ...catalogs,
    {
      id: 'game',
      name: 'the largest game',
      value: Math.max(0, ...games.map(({ value }) => value)),
      limit: LIMITS.game,
      unit: 'bytes',
      causes: heavy,
    },
    { id: 'kit', name: 'modules of the UI kit in the entry', value: kit.length, limit: 0, unit: 'count', causes: kit },
    {
      id: 'doors',
      name: 'lazy doors of features in the entry',
      value: doors.length,
      limit: 0,
      unit: 'count',
      causes: doors,
    },
    {
      id: 'requests',
      name: 'files the page asks for at once',
      value: 1 + scripts.length + [...entry].filter((file) => !scripts.includes(file)).length + styles.length,
      limit: LIMITS.requests,
      unit: 'count',
    },
  ]
}

/** NaN (not measured) is never within the limit. */
export const isWithinLimit = ({ value, limit }: Budget): boolean => value <= limit

/** Bytes by which a size exceeds its record; NaN when it is not recorded. */
const growthOf = ({ id, value }: Budget, record: SizeRecord): number => value - (record[id] ?? Number.NaN)

/** Whether a size grew by no more than its tolerance. Without a record of it, it did not. */
export const isRecorded = (budget: Budget, record: SizeRecord): boolean =>
  budget.tolerance === undefined || growthOf(budget, record) <= budget.tolerance

/** The sizes of `budgets` in bytes, to be recorded. */
export const sizesOf = (budgets: readonly Budget[]): SizeRecord =>
  Object.fromEntries(budgets.filter(({ unit }) => unit === 'bytes').map(({ id, value }) => [id, value]))

/** One line, e.g. `kept  scripts of the entry: 81.83 of 96 KB, +12 bytes`. */
export function describeBudget(budget: Budget, record: SizeRecord): string {
  const { name, value, limit, unit } = budget
  const verdict = !isWithinLimit(budget) ? 'OVER' : !isRecorded(budget, record) ? 'GREW' : 'kept'
  if (unit !== 'bytes') return `${verdict}  ${name}: ${value} of ${limit}`
  const growth = growthOf(budget, record)
  const trend = Number.isNaN(growth) ? 'not recorded' : `${growth < 0 ? '' : '+'}${growth} bytes`
  return `${verdict}  ${name}: ${(value / 1000).toFixed(2)} of ${limit / 1000} KB, ${trend}`
}

const recordFile = join(import.meta.dirname, 'budgets.json')

/** Prints all sizes, and the causes of what is over its limit. */
function printBudgets(budgets: readonly Budget[], record: SizeRecord): void {
  for (const budget of budgets) {
    console.log(describeBudget(budget, record))
    if (!isWithinLimit(budget)) for (const one of (budget.causes ?? []).slice(0, 20)) console.log(`      ${one}`)
  }
}

/** Builds what has changed, and prints the sizes. @returns whether all are within their limits and recorded. */
async function judge({ isRecording }: { readonly isRecording: boolean }): Promise<boolean> {
  await buildChanged(['client'])
  const budgets = measureBudgets(join(root, 'dist/client'))
  const record: SizeRecord = JSON.parse(readFileSync(recordFile, 'utf8'))
  printBudgets(budgets, record)
  if (isRecording) writeFileSync(recordFile, `${JSON.stringify(sizesOf(budgets), null, 2)}\n`)
  const isAccepted = isRecording || budgets.every((budget) => isRecorded(budget, record))
  if (!isAccepted)
    console.log('Run `npm run budgets -- --record`, commit scripts/budgets.json, and say in the message why it grew.')
  return isAccepted && budgets.every(isWithinLimit)
}

if (import.meta.main) {
  const has = (flag: string) => process.argv.includes(flag)
  try {
    if (has('--last-build') && !isBuilt('client'))
      console.log('not measured: the last build is not of these sources; `npm run budgets` builds and measures')
    else if (!(await judge({ isRecording: has('--record') }))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
