/**
 * Measures the files that the built page loads without interaction, in KB (1000 bytes, gzip level 9): the scripts and
 * preloads of index.html and their static imports by `.vite/modules.json`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.ts'

/** One size or count with its limit. */
export interface Budget {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: 'KB' | ''
  /** Files or modules that are reported when the limit is exceeded. */
  readonly causes?: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

/** In KB; `requests` is a number of files. Each widget's manifest adds an allowance to the entry. */
export const LIMITS = { entry: 92, manifest: 0.12, page: 14, catalog: 2, requests: 6 }
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko']
/** Modules of the UI kit, which may only be loaded on demand. */
const UI_KIT =
  /(^|\/)node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//

/** A feature's lazy entry point; see "Two doors" in docs/ARCHITECTURE.md. */
const LAZY_DOOR = /^src\/client\/features\/[^/]+\/[^/]+\/lazy\.ts$/
const MANIFEST = /^src\/client\/widgets\/[^/]+\/widget\.ts$/

/** URLs in the tags of a page that match `tag`, without leading slash. */
function urlsIn(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].flatMap(([element]) => /\b(?:src|href)="\/?([^"#?]+)"/.exec(element)?.[1] ?? [])
}

/** Measures the build in `folder`. @throws when it is not a build. */
export function measureBudgets(folder: string): Budget[] {
  const gzip = (...files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000, 0)
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
  const manifests = modules.filter((module) => MANIFEST.test(module)).length

  const catalogs = LANGUAGES.map((language): Budget => {
    const chunk = chunks.find(({ modules }) => modules.includes(`src/client/languages/${language}.home.ts`))
    const name = `catalog of the home screen, ${language}`
    if (chunk === undefined)
      return { name, value: Number.NaN, limit: LIMITS.catalog, unit: 'KB', causes: ['no such chunk'] }
    return { name, value: gzip(chunk.file), limit: LIMITS.catalog, unit: 'KB' }
  })
  return [
    {
      name: 'scripts of the entry',
      value: gzip(...entry),
      limit: LIMITS.entry + manifests * LIMITS.manifest,
      unit: 'KB',
      causes: [...entry],
    },
    {
      name: 'index.html with its styles, digits and boot script',
      value: gzip('index.html', ...boot, ...styles),
      limit: LIMITS.page,
      unit: 'KB',
    },
    ...catalogs,
    { name: 'modules of the UI kit in the entry', value: kit.length, limit: 0, unit: '', causes: kit },
    { name: 'lazy doors of features in the entry', value: doors.length, limit: 0, unit: '', causes: doors },
    {
      name: 'files the page asks for at once',
      value: 1 + scripts.length + [...entry].filter((file) => !scripts.includes(file)).length + styles.length,
      limit: LIMITS.requests,
      unit: '',
    },
  ]
}

/** NaN (not measured) is never within the limit. */
export const isWithinLimit = ({ value, limit }: Budget): boolean => value <= limit

if (import.meta.main) {
  const budgets = measureBudgets(join(root, 'dist/client'))
  for (const budget of budgets) {
    const { name, value, limit, unit, causes = [] } = budget
    const number = unit === 'KB' ? value.toFixed(1) : value
    console.log(`${isWithinLimit(budget) ? 'kept' : 'OVER'}  ${name}: ${number} of ${limit} ${unit}`.trimEnd())
    if (!isWithinLimit(budget)) for (const one of causes.slice(0, 20)) console.error(`      ${one}`)
  }
  if (!budgets.every(isWithinLimit)) process.exitCode = 1
}
