/**
 * npm run release [-- --again] [--no-lint]: makes all files of a release in dist/release: the extension for each browser,
 * what it is made of, in a checkout of git the source of all, and the hashes of these. `--again` builds twice, and fails
 * where the bytes differ. Firefox's is checked as its store does, unless `--no-lint`.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSERS } from '../build/extension/browsers.ts'
import { buildChanged } from './lib/builds.ts'
import { extensionFiles, readExtension } from './lib/release/extension-files.ts'
import { lintFirefox } from './lib/release/lint-firefox.ts'
import { type Files, pack, writeFiles } from './lib/release/pack.ts'
import { root } from './lib/root.ts'

const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = join(root, 'dist/release')

/** Builds the extension anew, and packs it for each browser. */
async function packExtensions(): Promise<Files> {
  await buildChanged(['extension'], { force: true })
  const built = readExtension(join(root, 'dist/extension'))
  if (!process.argv.includes('--no-lint'))
    console.log(`Firefox's store would warn of ${lintFirefox(extensionFiles(built, 'firefox', version))} places.`)
  return Object.fromEntries(
    BROWSERS.map((browser) => [`genkan-${version}-${browser}.zip`, pack(extensionFiles(built, browser, version))]),
  )
}

/** The source as it is committed, by which a reviewer builds the same files. */
function packSource(): Uint8Array {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('status', '--porcelain').trim() !== '') throw new Error('There are changes that are not committed.')
  const paths = git('ls-files', '-z').split('\0').filter(Boolean)
  return pack(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path))])))
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function release(isTwice: boolean): Promise<void> {
  const extensions = await packExtensions()
  if (isTwice) {
    const again = await packExtensions()
    const differing = Object.keys(extensions).filter(
      (name) => hashOf(extensions[name] ?? new Uint8Array()) !== hashOf(again[name] ?? new Uint8Array()),
    )
    if (differing.length > 0) throw new Error(`A second build differs: ${differing.join(', ')}`)
  }
  const sbom = execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')])
  const files: Files = {
    ...extensions,
    ...(existsSync(join(root, '.git')) && { [`genkan-${version}-source.zip`]: packSource() }),
    [`genkan-${version}-sbom.json`]: sbom,
  }
  const sums = Object.entries(files).map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`)
  rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, files)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  process.stdout.write(sums.join(''))
}

try {
  await release(process.argv.includes('--again'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
