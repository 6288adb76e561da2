/** npx node scripts/settings-table.ts: writes docs/settings.md; `--check` fails when it is stale or a setting has no test. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Settings } from '../src/client/core/documents/fields/settings.ts'
import type { Tab } from '../src/client/features/shell/settings/lazy.ts'
import { writeDocs } from './lib/docs/generated-docs.ts'
import { type SettingsGroup, settingsTable, type TableSources, untested } from './lib/docs/settings-table.ts'
import { root } from './lib/root.ts'

const pathsOf = (...patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted(),
  )

/** Loads modules of the client, with components and styles, into Node. */
async function withClient<T>(
  use: (load: (path: string) => Promise<Record<string, unknown>>) => Promise<T>,
): Promise<T> {
  const server: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.cache/genkan/settings-table'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await use((path) => server.ssrLoadModule(`/${path}`))
  } finally {
    await server.close()
  }
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && 'fields' in value && 'drawn' in value

const readSources = (): Promise<TableSources> =>
  withClient(async (load) => {
    const groups: SettingsGroup[] = []
    for (const path of pathsOf('src/client/{features/*,widgets}/*/settings{,.first-frame}.ts'))
      for (const [name, settings] of Object.entries(await load(path)))
        if (isSettings(settings)) groups.push({ settings, name, file: path, folder: dirname(path) })
    const { settingsTabs } = (await load('src/client/contributions/settings-tabs.ts')) as {
      settingsTabs: readonly Tab[]
    }
    const reasons = new Map<string, string>()
    for (const path of pathsOf('src/client/features/*/*/hidden-settings.ts'))
      for (const [group, why] of Object.entries((await load(path)).default as object))
        if (typeof why === 'string') reasons.set(group, why)
        else for (const [key, reason] of Object.entries(why)) reasons.set(`${group}.${key}`, String(reason))
    // they name keys of settings and test none
    const tests = pathsOf('src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts').filter(
      (path) => !/\/contributions\/(?:contributions|no-edit|travels)\.test\.ts$|\/move-in\//.test(path),
    )
    return {
      groups,
      tabs: new Map(settingsTabs.flatMap(({ id, controls }) => controls.map((control) => [control, id] as const))),
      reasons,
      tests: new Map(tests.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    }
  })

const sources = await readSources()
const missing = untested(sources)
writeDocs('docs/settings.md', settingsTable(sources), 'scripts/settings-table.ts')
if (missing.length > 0) {
  console.error(`No test names ${missing.join(', ')}`)
  process.exitCode = 1
}
