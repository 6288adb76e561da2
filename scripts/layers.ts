/**
 * Checks the layer rules of .dependency-cruiser.cjs over `src`.
 *
 * dependency-cruiser answers "no violations" when it cannot read TypeScript at all (it needs a TypeScript below 7
 * beside it), so the modules that it read are compared with the files on disk.
 */
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { root } from './lib/root.ts'

/** What one cruise found. `unread` are source files that exist but were not cruised. */
export interface LayerReport {
  readonly modules: number
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
  readonly unread: readonly string[]
}

/** The rules and options of .dependency-cruiser.cjs. */
export function readLayerRules(): IConfiguration {
  return createRequire(import.meta.url)('../.dependency-cruiser.cjs')
}

/** Cruises `src` below `folder`. `options` override those of the configuration (for the tests of this check). */
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
  const read = new Set(result.modules.map((module) => module.source))
  return {
    modules: read.size,
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unread: globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !file.endsWith('.d.ts') && !read.has(file.replaceAll('\\', '/')),
    ),
  }
}

if (import.meta.main) {
  const { modules, violations, unread } = await cruiseLayers(root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  for (const file of unread) console.error(`not read: ${file}`)
  console.log(`${modules} modules, ${violations.length} violations, ${unread.length} not read`)
  if (violations.length > 0 || unread.length > 0) process.exitCode = 1
}
