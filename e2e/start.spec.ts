import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../scripts/lib/root.ts'
import { findFreePort, startServer, waitForResponse } from '../scripts/lib/server.ts'
import { soak } from './lib/page.ts'

interface Ended {
  readonly code: number | null
  /** Non-empty lines of stdout and stderr. */
  readonly lines: readonly string[]
}

/** Runs the script of `npm start` until it exits. */
function start(env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    timeout: 30_000,
    // Node warns when both FORCE_COLOR and NO_COLOR are set.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      HOST: '127.0.0.1',
      GENKAN_GALLERY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part
    })
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, lines: output.split('\n').filter((line) => line.trim() !== '') }))
  })
}

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genkan-start-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Expects one line that names the fault, and exit code 1. */
function expectOneClearLine({ code, lines }: Ended, ...words: readonly string[]) {
  expect(lines, lines.join('\n')).toHaveLength(1)
  for (const word of words) expect(lines[0]).toContain(word)
  expect(lines[0]).not.toMatch(/\bat .*:\d+:\d+/) // no stack
  expect(code).toBe(1)
}

test('npm start prints its URL, serves it, and shuts down cleanly', async () => {
  const server = await startServer({ command: [join(root, 'scripts/start.mjs')], dataDir: join(folder, 'data') })
  const page = await fetch(`${server.origin}/`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(server.output()).toContain(server.origin)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('stopping npm stops the server and frees the port', soak, async () => {
  const port = await findFreePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), GENKAN_GALLERY: '0' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => npm.once('close', resolve))
  await waitForResponse(`http://127.0.0.1:${port}/`, 15_000)
  npm.kill('SIGTERM')
  await ended
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

test('a port in use: one clear line and exit code 1', soak, async () => {
  const other = createServer()
  const port = await findFreePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  try {
    expectOneClearLine(await start({ PORT: String(port), DATA_DIR: folder }), String(port))
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test('an invalid setting: one clear line and exit code 1', soak, async () => {
  expectOneClearLine(await start({ PORT: 'eighty', DATA_DIR: folder }), 'PORT')
})
