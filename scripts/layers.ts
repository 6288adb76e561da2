/**
 * Checks the layer rules of .dependency-cruiser.cjs over `src`. Without a TypeScript below 7 dependency-cruiser reads no
 * TypeScript and reports no violations, so the modules that it read are compared with the files on disk.
 */
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { root } from './lib/root.ts'
import { TEST_ONLY } from './lib/source.ts'

/** Result of one cruise. `unread` are source files on disk that were not cruised. */
export interface LayerReport {
  readonly modules: number
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
  readonly unread: readonly string[]
  /** Sibling folders that import each other in a cycle, e.g. `src/client/features: dock, home`. */
  readonly circles: readonly string[]
}

/** The rules and options of .dependency-cruiser.cjs. */
export function readLayerRules(): IConfiguration {
  return createRequire(import.meta.url)('../.dependency-cruiser.cjs')
}

/** Cruises `src` below `folder`. `options` override those of the configuration; for tests of this check. */
export async function cruiseLayers(folder: string, options: Partial<ICruiseOptions> = {}): Promise<LayerReport> {
  const config = readLayerRules()
  const { output } = await cruise(['src'], {
    ...config.options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    outputType: 'json',
    ...options,
  })
  const result: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output
  const imports = result.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Import => [source, resolved]),
  )
  const read = new Set(result.modules.map((module) => module.source))
  return {
    modules: read.size,
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unread: globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !file.endsWith('.d.ts') && !read.has(file.replaceAll('\\', '/')),
    ),
    circles: findCircles(imports.filter(([from]) => !TEST_ONLY.test(from))),
  }
}

type Import = readonly [from: string, to: string]

/** Finds cycles among sibling folders at every depth: an import counts where the paths of both its ends diverge. */
export function findCircles(imports: readonly Import[]): readonly string[] {
  const graphs = new Map<string, Map<string, Set<string>>>()
  for (const [from, to] of imports) {
    const [one, other] = [from.split('/'), to.split('/')]
    const depth = one.findIndex((name, index) => name !== other[index])
    if (depth < 1 || one.length <= depth + 1 || other.length <= depth + 1) continue // a file has no siblings
    const parent = one.slice(0, depth).join('/')
    const graph = graphs.get(parent) ?? new Map<string, Set<string>>()
    graphs.set(parent, graph)
    const targets = graph.get(one[depth] ?? '') ?? new Set()
    graph.set(one[depth] ?? '', targets.add(other[depth] ?? ''))
  }
  return [...graphs].flatMap(([parent, graph]) => {
    const circular = [...graph.keys()].filter((folder) => reachableFrom(folder, graph).has(folder))
    return circular.length === 0 ? [] : [`${parent}: ${circular.toSorted().join(', ')}`]
  })
}

/** All folders reachable from one by any number of imports. */
function reachableFrom(folder: string, graph: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set(graph.get(folder))
  for (const one of found) for (const next of graph.get(one) ?? []) found.add(next) // also visits added entries
  return found
}

if (import.meta.main) {
  const { modules, violations, unread, circles } = await cruiseLayers(root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  for (const file of unread) console.error(`not read: ${file}`)
  for (const circle of circles) console.error(`circle of folders in ${circle}`)
  console.log(
    `${modules} modules, ${violations.length} violations, ${circles.length} circles, ${unread.length} not read`,
  )
  if (violations.length > 0 || unread.length > 0 || circles.length > 0) process.exitCode = 1
}
