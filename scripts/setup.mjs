/**
 * Installs node_modules by package-lock.json and links `node` in npm scripts to the Node 24 that npm installs.
 * Runs before everything else, so it must be plain JavaScript for Node 20 and later.
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

function installed() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  const hidden = join(modules, '.package-lock.json') // npm writes it last, also when run manually
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(lock).mtimeMs
}

if (!installed()) {
  console.log('Installing packages …')
  const npm = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', npm, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('npm could not install the packages; see above. Nothing was started.')
    process.exit(status ?? 1)
  }
}
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
