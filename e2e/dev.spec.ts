import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../scripts/lib/root.ts'
import { findFreePort, waitForResponse } from '../scripts/lib/server.ts'

let folder: string
let dev: ChildProcess | undefined
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genkan-dev-'))
})
test.afterEach(() => {
  dev?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev serves page, gallery and API at one URL; Ctrl+C stops everything', async ({ page }) => {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder }
  const child = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  dev = child
  let printed = ''
  child.stdout.on('data', (part) => {
    printed += part
  })
  await waitForResponse(`${origin}/api/health`, 40_000, () => child.exitCode === null)
  expect((await fetch(`${origin}/gallery`)).status).toBe(200)
  await page.goto(origin)
  await expect(page.getByRole('search').getByRole('combobox')).toBeVisible({ timeout: 40_000 })
  expect(new Set(printed.match(/http:\/\/[\w.]+:\d+/g))).toEqual(new Set([origin]))

  const exited = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGINT')
  expect(await exited).toBe(0)
  await expect(fetch(origin)).rejects.toThrow()
})
