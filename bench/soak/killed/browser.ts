import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium } from '../../../scripts/browser.ts'
import { findFreePort, waitForResponse } from '../../../scripts/lib/server.ts'

/** Starts a browser of its own on a profile, which can be killed with all its processes. */
export async function startBrowser(
  profile: string,
  log: (line: string) => void,
): Promise<[ChildProcess, BrowserContext]> {
  const port = await findFreePort()
  const flags = ['--headless=new', '--no-first-run', '--no-sandbox', `--remote-debugging-port=${port}`]
  const child = spawn(ensureChromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  })
  child.once('error', (error) => log(String(error)))
  await waitForResponse(`http://127.0.0.1:${port}/json/version`, 30_000, () => child.exitCode === null)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('the browser has no context')
  return [child, context]
}

/** Kills a browser with all its processes (SIGKILL). */
export async function killBrowser({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 300)) // its locks on the profile
}
