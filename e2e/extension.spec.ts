import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { findChromium } from '../scripts/browser.ts'
import { root } from '../scripts/lib/root.ts'

const extension = join(root, 'dist/extension')

test('every file of the manifest is in the built extension', () => {
  // With a missing file the browser refuses the extension, without an error that a test could read.
  const manifest = readFileSync(join(extension, 'manifest.json'), 'utf8')
  const named = [...manifest.matchAll(/"([\w./-]+\.(?:png|svg|html|js|json|css))"/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !existsSync(join(extension, file)))).toEqual([])
})

test('the unpacked extension replaces the new tab page, without console messages', async ({ launchOptions }) => {
  const executablePath = findChromium() // the headless shell has no extensions
  if (executablePath === undefined) throw new Error('there is no Chromium')
  const profile = mkdtempSync(join(tmpdir(), 'genkan-extension-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath,
    locale: 'zh-CN',
    args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
  })
  try {
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => said.push(String(error)))
    // The browser redirects to the extension's page, which aborts this navigation.
    await page.goto('chrome://newtab/').catch(() => {})
    await page.waitForURL(/^chrome-extension:\/\/[a-p]{32}\//, { timeout: 15_000 })
    await expect(page.locator('main > header time').first()).toHaveText(/\d{1,2}:\d{2}/)
    const box = page.getByRole('search').getByRole('combobox')
    await box.fill('hello')
    await expect(box).toHaveValue('hello')
    expect(said).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
