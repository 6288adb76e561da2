/**
 * Adds optional packages of other platforms to package-lock.json, with their hashes where the registry knows them.
 * `npm install` silently drops those that a mirror lacks, and `npm ci` then refuses the lock ("Missing: …").
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const OS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'openharmony', 'netbsd', 'sunos', 'aix']
const CPU = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm']
const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
const added = []

for (const [where, holder] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
    const top = `node_modules/${name}`
    if (!/^\d+\.\d+\.\d+[\w.+-]*$/.test(version) || lock.packages[`${where}/${top}`] || lock.packages[top]) continue
    const words = name.toLowerCase().split(/[^a-z0-9]+/)
    const os = OS.find((o) => words.includes(o)) ?? (words.includes('windows') ? 'win32' : undefined)
    if (os === undefined) continue
    const cpu = CPU.find((c) => words.includes(c))
    lock.packages[top] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(holder.dev && { dev: true }),
      optional: true,
      os: [os],
      ...(words.some((w) => w.startsWith('musl')) && { libc: ['musl'] }),
    }
    added.push(`${name}@${version}`)
  }
}

/** The hash of a package; undefined where the registry lacks the package. */
function integrityOf(name, version) {
  const options = { encoding: 'utf8', shell: process.platform === 'win32' }
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], options)
  return status === 0 && stdout.startsWith('sha512-') ? stdout.trim() : undefined
}

let hashed = 0
for (const [where, entry] of Object.entries(lock.packages)) {
  if (where === '' || entry.integrity !== undefined) continue
  const integrity = integrityOf(entry.name ?? where.split('node_modules/').at(-1), entry.version)
  if (integrity === undefined) continue
  lock.packages[where] = { version: entry.version, integrity, ...entry }
  hashed += 1
}

const { '': root, ...rest } = lock.packages
lock.packages = Object.fromEntries([['', root], ...Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))])
if (added.length + hashed > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} entries added, ${hashed} hashes`)
