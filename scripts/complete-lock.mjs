/**
 * Adds optional packages of other platforms to package-lock.json. `npm install` silently drops those that a mirror
 * lacks, and `npm ci` then refuses the lock ("Missing: … from lock file").
 */
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

const { '': root, ...rest } = lock.packages
lock.packages = Object.fromEntries([['', root], ...Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))])
if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} entries added`)
