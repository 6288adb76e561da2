import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  test as base,
  chromium,
  type LaunchOptions,
  type Page,
  type TestInfo,
} from '@playwright/test'
import type { Browser } from '../../build/extension/browsers.ts'
import { manifestOf } from '../../build/extension/manifest.ts'
import about from '../../package.json' with { type: 'json' }
import { findChromium } from '../../scripts/browser.ts'
import { root } from '../../scripts/lib/root.ts'
import { noteViews, pinSolidGlass } from './page.ts'

/** The built extension. */
export const EXTENSION = join(root, 'dist/extension')

/** What the browser is to allow, as its manifest names it. */
interface Allowed {
  readonly permissions?: readonly string[]
  /** Patterns, such as `https://example.org/*`. */
  readonly origins?: readonly string[]
}

interface ExtensionOptions {
  readonly launchOptions: LaunchOptions
  /** What the browser allows without a question as soon as the page asks for it: no test can answer its question. */
  readonly allows?: Allowed
  /** Whose manifest it has; Chrome's by default. Firefox' is for Firefox alone. */
  readonly browser?: Exclude<Browser, 'firefox'>
  /** The test, whose report names the views that are opened. */
  readonly info: TestInfo
}

/** The extension in a Chromium of its own. */
export interface OpenExtension {
  readonly context: BrowserContext
  /** The folder from which the browser has the extension. */
  readonly files: string
  /** Opens a new tab, whose complaints are collected. */
  readonly newTab: () => Promise<Page>
  /** Errors and warnings of the console so far, and what nobody has caught. */
  readonly said: readonly string[]
  readonly close: () => Promise<void>
}

/** Installs the extension, from a copy whose manifest a test may change. */
async function openExtension({
  launchOptions,
  allows,
  browser = 'chrome',
  info,
}: ExtensionOptions): Promise<OpenExtension> {
  const home = mkdtempSync(join(tmpdir(), 'genkan-extension-'))
  const extension = join(home, 'extension')
  cpSync(EXTENSION, extension, { recursive: true })
  const manifest = manifestOf(browser, { version: about.version, games: [] }) // Chromium needs no games in it
  writeFileSync(join(extension, 'manifest.json'), JSON.stringify(manifest))
  const profile = { launchOptions, extension, profile: join(home, 'profile'), info }
  if (allows !== undefined) allowAtOnce(profile, allows)
  const { context, newTab, said } = await launch(profile)
  return {
    ...{ context, newTab, said, files: extension },
    async close() {
      await context.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** What a test of the extension has besides: it installs it, and it is closed as the test ends. */
interface Installing {
  readonly install: (options?: Omit<ExtensionOptions, 'launchOptions' | 'info'>) => Promise<OpenExtension>
}

/** A test of the extension. */
export const test = base.extend<Installing>({
  async install({ launchOptions }, use, info) {
    const installed: OpenExtension[] = []
    await use(async (options) => {
      const extension = await openExtension({ launchOptions, ...options, info })
      installed.push(extension)
      return extension
    })
    for (const extension of installed) await extension.close()
  },
})

interface Profile {
  readonly launchOptions: LaunchOptions
  readonly extension: string
  readonly profile: string
  readonly info: TestInfo
}

async function launch({ launchOptions, extension, profile, info }: Profile) {
  const executablePath = findChromium() // the headless shell has no extensions
  if (executablePath === undefined) throw new Error('there is no Chromium')
  const context = await chromium.launchPersistentContext(profile, {
    ...{ ...launchOptions, executablePath, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    viewport: { width: 1440, height: 900 },
    args: [
      ...[`--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
      '--enable-unsafe-extension-debugging', // so that a test can press the toolbar button
    ],
  })
  await context.addInitScript(pinSolidGlass) // as other browser tests do, which would only wait for blur
  const said: string[] = []
  const newTab = async () => {
    const page = await context.newPage()
    noteViews(page, info)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        said.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => said.push(String(error)))
    // the browser redirects to the extension's page, which aborts this navigation
    await page.goto('chrome://newtab/').catch(() => {})
    await page.waitForURL(/^chrome-extension:\/\/[a-p]{32}\//, { timeout: 15_000 })
    return page
  }
  return { context, newTab, said }
}

/** By what a browser knows an extension that was loaded from a folder. */
const idOf = (folder: string): string =>
  createHash('sha256')
    .update(folder)
    .digest('hex')
    .slice(0, 32)
    .replaceAll(/./g, (digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)))

/** A browser that has allowed something once allows it again without a question: its preferences say that it has. */
function allowAtOnce({ profile, extension }: Profile, { permissions = [], origins = [] }: Allowed): void {
  const granted = { api: permissions, explicit_host: origins, manifest_permissions: [], scriptable_host: [] }
  const settings = { [idOf(extension)]: { runtime_granted_permissions: granted } }
  mkdirSync(join(profile, 'Default'), { recursive: true })
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ extensions: { settings } }))
}
