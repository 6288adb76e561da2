/**
 * Installs node_modules by package-lock.json and links `node` in npm scripts to the Node 24 that npm installs.
 * With `--serve` without the packages of tests and checks, unless they are there. Plain JavaScript for Node 20: it runs
 * before everything else.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.setup-stamp')
const lock = join(root, 'package-lock.json')
const wanted = createHash('sha256')
  .update(readFileSync(lock))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')
const serveOnly = process.argv.includes('--serve')
// A package that only development needs tells whether they are installed, also by hand.
const hasDevelopment = () => existsSync(join(modules, 'vitest'))

function isCurrent() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  const hidden = join(modules, '.package-lock.json') // npm writes it last, also when run manually
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(lock).mtimeMs
}

/** Adds missing packages to current ones, which a running server may use; otherwise begins anew. */
function install() {
  console.log('Installing packages …')
  const command = isCurrent() ? ['install', '--no-save'] : ['ci']
  const development = serveOnly && !hasDevelopment() ? '--omit=dev' : '--include=dev'
  const groups = [development, '--include=optional']
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', [...command, ...groups, ...quiet], options)
  if (status !== 0) {
    console.error('npm could not install the packages; see above. Nothing was started.')
    process.exit(status ?? 1)
  }
}

if (!isCurrent() || !(serveOnly || hasDevelopment())) install()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) writeFileSync(stamp, wanted)

// The installed Node is used where it can run, else the current one.
const brought = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
const link = join(modules, '.bin', 'node')
const isItself = existsSync(brought) && realpathSync(brought) === process.execPath
const runs = isItself || (existsSync(brought) && spawnSync(brought, ['--version']).status === 0)

if (runs && !lstatSync(link, { throwIfNoEntry: false })) {
  // npm 10 removes .bin/node when it skips the package of another CPU.
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), brought), link)
}
if (!runs) {
  rmSync(link, { force: true }) // e.g. on Alpine, whose C library (musl) the installed Node does not support
  if (!process.features.typescript) {
    console.error(`Genkan needs Node 24 on this machine; this is ${process.version}. Nothing was started.`)
    process.exit(1)
  }
}
