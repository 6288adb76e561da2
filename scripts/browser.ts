/**
 * Finds or installs the Chromium for browser tests, screenshots and benchmarks: with apt as root on Debian, else as
 * Playwright's browser. Tests prefer the headless shell, which is a third faster. CLI: `node scripts/browser.ts`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstall, install, run } from './lib/apt.ts'
import { root } from './lib/root.ts'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: `CHROMIUM`, the system's, or Playwright's; undefined when there is none. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM
  if (configured) return configured
  return [...KNOWN_PATHS, chromium.executablePath()].find((path) => existsSync(path))
}

/** Debian's headless shell of Chromium. It does not support extensions. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Path of the browser for tests: `CHROMIUM`, the headless shell, or any other Chromium. */
export function findTestBrowser(): string | undefined {
  return !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** Whether a font for Chinese, Japanese and Korean is installed. Checked on Linux only; other systems include one. */
function hasCjkFont(): boolean {
  if (process.platform !== 'linux') return true
  const result = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  if (result.status === 0) return result.stdout.trim() !== ''
  return globSync('/usr/share/fonts/**/*{CJK,cjk}*').length > 0
}

/** Installs the headless shell if possible; otherwise tests run in the full Chromium. */
function installHeadlessShell(): void {
  if (process.env.CHROMIUM || existsSync(HEADLESS_SHELL) || !canInstall()) return
  const shell = 'chromium-headless-shell'
  if (!install(shell) && run('apt-get', 'update', '-qq')) install(shell)
  console.log(`Tests run in ${findTestBrowser() ?? 'none'}.`)
}

/** Finds or installs a Chromium and, if possible, a CJK font. @returns the path. @throws when there is no browser. */
export function ensureChromium(): string {
  const found = findChromium()
  const hasFont = hasCjkFont()
  const packages = [...(found ? [] : ['chromium']), ...(hasFont ? [] : ['fonts-noto-cjk'])]
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing ${packages.join(' and ')} …`)
    const isUpdated = run('apt-get', 'update', '-qq')
    if (!isUpdated || !install(...packages))
      console.error(`apt-get could not install ${packages.join(' and ')}; see above.`)
  } else if (!hasFont) {
    console.log('No font for Chinese was found (fonts-noto-cjk on Debian): tests run, pictures will show boxes.')
  }
  if (findChromium() === undefined) {
    console.log("Installing Playwright's own Chromium …")
    run(process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium')
  }
  const path = findChromium()
  if (path === undefined) throw new Error('There is no Chromium. Name one in CHROMIUM, or install it by hand.')
  console.log(`${found ? 'Found' : 'Installed'} ${path}`)
  return path
}

if (import.meta.main) {
  try {
    ensureChromium()
    installHeadlessShell()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
