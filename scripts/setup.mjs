/**
 * Brings node_modules in line with package-lock.json and makes sure that `node` inside npm scripts is the Node 24
 * which npm itself brought. Runs before everything else, so it is plain JavaScript for any Node from 20 on.
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
  const hidden = join(modules, '.package-lock.json') // npm writes it last: somebody ran npm by hand
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

// Which Node runs what follows: the brought one where it can run, else this one.
const brought = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
const link = join(modules, '.bin', 'node')
const isItself = existsSync(brought) && realpathSync(brought) === process.execPath
const runs = isItself || (existsSync(brought) && spawnSync(brought, ['--version']).status === 0)

if (runs && !lstatSync(link, { throwIfNoEntry: false })) {
  // npm 10 drops .bin/node again when it skips the package of the other processor.
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), brought), link)
}
if (!runs) {
  rmSync(link, { force: true }) // e.g. on Alpine, whose C library the brought one does not know
  if (!process.features.typescript) {
    console.error(`Genkan needs Node 24 on this machine; this is ${process.version}. Nothing was started.`)
    process.exit(1)
  }
}
