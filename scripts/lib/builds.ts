/** The three builds, run only when their inputs have changed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** `client` is the served page, `gallery` shows its components, `extension` is the new-tab extension. */
export type Target = 'client' | 'gallery' | 'extension'
export const targets: readonly Target[] = ['client', 'gallery', 'extension']

/** Inputs of the builds. Missing ones are skipped. */
const inputs = [
  'src/{client,shared,extension,games}/**/*',
  'catalog/**/*',
  'build/**/*',
  '{vite.config.ts,tsconfig.base.json,package.json,package-lock.json}',
]

const stampFile = join(root, 'dist', '.build-stamp')

/** Hash of names and contents of all inputs below `folder`, tests excluded; equal on every machine. */
export function hashInputs(folder: string = root): string {
  const files = globSync(inputs, { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  const hash = createHash('sha256').update(process.version)
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).toSorted()) {
    const path = join(folder, file)
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function readStamps(): Partial<Record<Target, string>> {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {} // missing or incomplete: build everything
  }
}

function writeStamp(target: Target, hash: string | undefined): void {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, `${JSON.stringify({ ...readStamps(), [target]: hash }, null, 2)}\n`)
}

/** Runs Vite in a child process, so that a server started afterwards does not keep it in memory. */
function runVite(target: Target): Promise<number> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const mode = target === 'client' ? 'production' : target
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

/** Whether the last build of `target` is complete and of inputs with this hash. */
export const isBuilt = (target: Target, hash: string = hashInputs()): boolean =>
  existsSync(join(root, 'dist', target, '.vite', 'manifest.json')) && readStamps()[target] === hash

/**
 * Builds those of `requested` whose inputs changed since their last build (with `force` all of them).
 * @returns the duration of each build, in ms. @throws when a build fails; its stamp is then removed.
 */
export async function buildChanged(
  requested: readonly Target[],
  { force = false }: { readonly force?: boolean } = {},
): Promise<ReadonlyMap<Target, number>> {
  const hash = hashInputs()
  const built = new Map<Target, number>()
  for (const target of requested) {
    if (!force && isBuilt(target, hash)) continue
    const started = performance.now()
    writeStamp(target, undefined)
    console.log(`Building ${target} …`)
    if ((await runVite(target)) !== 0) throw new Error(`The build of ${target} failed; see above.`)
    writeStamp(target, hash)
    built.set(target, Math.round(performance.now() - started))
    console.log(`Built ${target} in ${((built.get(target) ?? 0) / 1000).toFixed(1)} s`)
  }
  return built
}

if (import.meta.main) {
  try {
    await buildChanged(targets.filter((target) => process.argv.includes(target)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
