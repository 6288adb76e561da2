import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GECKO_ID } from '../../build/extension/manifest.ts'
import { extensionFiles, readExtension } from '../../scripts/lib/release/extension-files.ts'
import { writeFiles } from '../../scripts/lib/release/pack.ts'
import { root } from '../../scripts/lib/root.ts'
import type { Engine } from './engine-page.ts'
import { MOUSE } from './firefox-mouse.ts'
import { openPuppeteer } from './puppeteer.ts'

/** Under which Firefox keeps the pages of the extension; it draws one itself unless a setting names it. */
const UUID = '11111111-2222-4333-8444-555555555555'

/** The new tab of the extension in Firefox. */
export const NEW_TAB = `moz-extension://${UUID}/newtab.html`

const PREFERENCES = {
  ...MOUSE,
  'intl.accept_languages': 'zh-CN',
  'extensions.webextensions.uuids': JSON.stringify({ [GECKO_ID]: UUID }),
  // what the page asks for is allowed without a question, which no driver can answer
  'extensions.webextOptionalPermissionPrompts': false,
}

/** It never tells that a page of an extension has loaded. */
const PATIENCE_MS = 3000

/** Starts Firefox, installs the built extension in it, and goes to no page yet. */
export async function openFirefoxExtension(executablePath: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-firefox-'))
  const files = extensionFiles(readExtension(join(root, 'dist/extension')), 'firefox', '1.0.0')
  writeFiles(folder, files)
  const { engine, browser, page } = await openPuppeteer('firefox', {
    ...{ browser: 'firefox', executablePath, enableExtensions: true, extraPrefsFirefox: PREFERENCES },
    args: ['--remote-allow-system-access'],
  })
  await browser.installExtension(folder)
  return {
    ...engine,
    page: {
      ...engine.page,
      open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS }).catch(() => {})),
      reload: async () => void (await page.reload({ timeout: PATIENCE_MS }).catch(() => {})),
    },
    async close() {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
