/**
 * Weighs what the built page loads before anybody has touched it. KB are 1000 bytes, gzip level 9. What counts as
 * loaded: the scripts and preloads of index.html and everything they import statically, from `.vite/modules.json`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.ts'

/** One weight or count with its limit. */
export interface Budget {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: 'KB' | ''
  /** What is to blame, when the limit is broken and a name can be given. */
  readonly blame?: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

/** KB, and a number of files. A widget's manifest is paid from an allowance of its own. */
export const LIMITS = { entry: 92, manifest: 0.12, page: 14, catalog: 2, requests: 6 }
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko']
/** The UI kit belongs to what is loaded on demand. */
const UI_KIT =
  /(^|\/)node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//

/** What a feature gives to others on demand; see "Two doors" in docs/ARCHITECTURE.md. */
const LAZY_DOOR = /^src\/client\/features\/[^/]+\/lazy\.ts$/
const MANIFEST = /^src\/client\/widgets\/[^/]+\/widget\.ts$/

/** The addresses in a page's tags of one kind, without leading slash. */
function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].flatMap(([element]) => /\b(?:src|href)="\/?([^"#?]+)"/.exec(element)?.[1] ?? [])
}

/** Measures the build in `folder`. Throws when it is no build. */
export function weigh(folder: string): Budget[] {
  const gzip = (...files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000, 0)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const chunks: readonly Chunk[] = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'))
  const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]))

  const scripts = addresses(html, /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g)
  const styles = addresses(html, /<link\b(?![^>]*\bdisabled\b)[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g)
  const boot = scripts.filter((file) => /(^|\/)boot\b[^/]*\.js$/.test(file))
  const entry = new Set(scripts.filter((file) => !boot.includes(file))) // weighed with the page, which it blocks
  for (const file of entry) for (const next of chunkOf.get(file)?.imports ?? []) entry.add(next) // a Set grows while read
  const modules = [...entry].flatMap((file) => chunkOf.get(file)?.modules ?? [])
  const kit = modules.filter((module) => UI_KIT.test(module))
  const doors = modules.filter((module) => LAZY_DOOR.test(module))
  const manifests = modules.filter((module) => MANIFEST.test(module)).length

  const catalogs = LANGUAGES.map((language): Budget => {
    const chunk = chunks.find(({ modules }) => modules.includes(`src/client/languages/${language}.home.ts`))
    const name = `catalog of the home screen, ${language}`
    if (chunk === undefined)
      return { name, value: Number.NaN, limit: LIMITS.catalog, unit: 'KB', blame: ['no such chunk'] }
    return { name, value: gzip(chunk.file), limit: LIMITS.catalog, unit: 'KB' }
  })
  return [
    {
      name: 'scripts of the entry',
      value: gzip(...entry),
      limit: LIMITS.entry + manifests * LIMITS.manifest,
      unit: 'KB',
      blame: [...entry],
    },
    {
      name: 'index.html with its styles, digits and boot script',
      value: gzip('index.html', ...boot, ...styles),
      limit: LIMITS.page,
      unit: 'KB',
    },
    ...catalogs,
    { name: 'modules of the UI kit in the entry', value: kit.length, limit: 0, unit: '', blame: kit },
    { name: 'lazy doors of features in the entry', value: doors.length, limit: 0, unit: '', blame: doors },
    {
      name: 'files the page asks for at once',
      value: 1 + scripts.length + [...entry].filter((file) => !scripts.includes(file)).length + styles.length,
      limit: LIMITS.requests,
      unit: '',
    },
  ]
}

/** A weight that could not be taken keeps no limit. */
export const isKept = ({ value, limit }: Budget): boolean => value <= limit

if (import.meta.main) {
  const budgets = weigh(join(root, 'dist/client'))
  for (const budget of budgets) {
    const { name, value, limit, unit, blame = [] } = budget
    const number = unit === 'KB' ? value.toFixed(1) : value
    console.log(`${isKept(budget) ? 'kept' : 'OVER'}  ${name}: ${number} of ${limit} ${unit}`.trimEnd())
    if (!isKept(budget)) for (const one of blame.slice(0, 20)) console.error(`      ${one}`)
  }
  if (!budgets.every(isKept)) process.exitCode = 1
}
