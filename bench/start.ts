import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { root } from '../scripts/lib/root.ts'
import { findFreePort, waitForResponse } from '../scripts/lib/server.ts'

const EXCLUDED = new Set(['node_modules', 'dist', 'data', 'shots', '.git'])

/** The control: a minimal server, started by npm like the product. */
const BARE = `import { createServer } from 'node:http'
createServer((_request, response) => response.end('hello')).listen(Number(process.env.PORT), '127.0.0.1')
`

/** Copies the project without builds. `modules` links the installed packages. @returns the target folder. */
function copyProject(target: string, modules: boolean): string {
  for (const entry of ['.', ...(modules ? ['node_modules'] : [])]) {
    if (entry === 'node_modules') symlinkSync(join(root, entry), join(target, entry))
    else cpSync(root, target, { recursive: true, filter: (path) => !EXCLUDED.has(path.slice(root.length + 1)) })
  }
  return target
}

/** Stops npm and its children; each start has its own process group. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('close', resolve))
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  if (child.exitCode === null) await exited
}

/** Milliseconds from `npm start` in `folder` to the first response 200. */
async function timeStart(folder: string, timeoutMs: number): Promise<number> {
  const port = await findFreePort()
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data') }
  const started = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await waitForResponse(`http://127.0.0.1:${port}/`, timeoutMs, () => child.exitCode === null)
    return performance.now() - started
  } finally {
    await stopGroup(child)
  }
}

export const bench: Bench = {
  about:
    'Time from `npm start` to the first 200, nothing built and nothing changed; control: npm starts a bare server.',
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-start-'))
    try {
      const linked = copyProject(join(folder, 'linked'), true)
      const bare = join(folder, 'bare')
      mkdirSync(bare)
      writeFileSync(join(bare, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: 'node bare.js' } }))
      writeFileSync(join(bare, 'bare.js'), BARE)

      const figures: Figure[] = []
      const built = await timeStart(linked, 120_000)
      log(`built and started in ${built.toFixed(0)} ms`)
      figures.push({ name: 'first start, packages installed', value: built, unit: 'ms' })

      const [warm, control]: [number[], number[]] = [[], []]
      for (let round = 0; round < (quick ? 3 : 7); round++) {
        control.push(await timeStart(bare, 20_000))
        warm.push(await timeStart(linked, 20_000))
        log(`round ${round + 1}: ${warm.at(-1)?.toFixed(0)} ms, bare ${control.at(-1)?.toFixed(0)} ms`)
      }
      figures.push({
        name: 'second start, nothing changed',
        value: median(warm),
        unit: 'ms',
        target: { op: '<=', value: 2000 },
        control: { name: 'bare server', value: median(control) },
      })

      if (!quick) {
        const fresh = await timeStart(copyProject(join(folder, 'fresh'), false), 10 * 60_000)
        figures.push({ name: 'first start of a fresh clone, installing', value: fresh, unit: 'ms' })
      }
      return figures
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
