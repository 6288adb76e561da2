/**
 * The Chromium that browser tests, pictures and benchmarks use. What is found is reused; what is missing is installed:
 * by the system's package manager when we are root on Debian, else as Playwright's own browser. Tests prefer a Chromium that
 * has no windows: it is the same engine, and they take a third less time.
 * `node scripts/browser.ts` installs and prints the path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './lib/root.ts'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: `CHROMIUM`, the system's, Playwright's. Undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named) return named
  return [...known, chromium.executablePath()].find((path) => existsSync(path))
}

/** Debian's Chromium without windows. No extension runs in it. */
const windowless = '/usr/bin/chromium-headless-shell'

/** Path of the browser that tests run in: `CHROMIUM`, one without windows, or what else there is. */
export function findTestBrowser(): string | undefined {
  return !process.env['CHROMIUM'] && existsSync(windowless) ? windowless : findChromium()
}

/** Can Chinese, Japanese and Korean text be drawn? Only asked on Linux; other systems bring such fonts. */
function hasCjkFont(): boolean {
  if (process.platform !== 'linux') return true
  const listed = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  if (listed.status === 0) return listed.stdout.trim() !== ''
  return globSync('/usr/share/fonts/**/*{CJK,cjk}*').length > 0
}

function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Whether the system's package manager is ours to call: we are root on Debian. */
const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const install = (...packages: readonly string[]) =>
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)

/** Installs the Chromium without windows where we may; whoever cannot have it tests in the whole one. */
function offerWindowless(): void {
  if (process.env['CHROMIUM'] || existsSync(windowless) || !mayInstall()) return
  const shell = 'chromium-headless-shell'
  if (!install(shell) && run('apt-get', 'update', '-qq')) install(shell)
  console.log(`Tests run in ${findTestBrowser() ?? 'none'}.`)
}

/** Finds or installs a Chromium and, where we may, a font for Han, kana and hangul. Throws when there is no browser then. */
export function ensureChromium(): string {
  const found = findChromium()
  const fonts = hasCjkFont()
  const packages = [...(found ? [] : ['chromium']), ...(fonts ? [] : ['fonts-noto-cjk'])]
  if (packages.length > 0 && mayInstall()) {
    console.log(`Installing ${packages.join(' and ')} …`)
    const listed = run('apt-get', 'update', '-qq')
    if (!listed || !install(...packages))
      console.error(`apt-get could not install ${packages.join(' and ')}; see above.`)
  } else if (!fonts) {
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
    offerWindowless()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
