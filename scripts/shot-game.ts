/**
 * node scripts/shot-game.ts ID OUT.png [--size 640x620] [--theme dark] [--language en] [--keys "ArrowLeft Enter"]
 * [--run FILE.mjs] [--touch]: opens a game by itself, plays it by keys or by a script, and takes a picture.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildGame } from '../build/games.ts'
import { findTestBrowser } from './browser.ts'
import { root } from './lib/root.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '640x640' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'zh-CN' },
    keys: { type: 'string', default: '' },
    run: { type: 'string' },
    touch: { type: 'boolean', default: false },
  },
})
const [id = '', out = ''] = positionals
const [width = 640, height = 640] = values.size.split('x').map(Number)
const folder = mkdtempSync(join(tmpdir(), 'genkan-game-'))
const file = join(folder, 'game.html')
const { html } = await buildGame(join(root, 'src/games', id))
// alone it has no window behind it
const ground = values.theme === 'dark' ? '#1f2f30' : '#f7fbfa'
writeFileSync(file, html.replace('</head>', `<style>html{background:${ground} !important}</style></head>`))
const executablePath = findTestBrowser()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
try {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: values.language,
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    hasTouch: values.touch,
    isMobile: values.touch,
  })
  const page = await context.newPage()
  page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => console.log(`thrown: ${error.stack ?? error.message}`))
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('main')
  for (const key of values.keys.split(' ').filter((one) => one !== '')) {
    await page.keyboard.press(key)
    await page.waitForTimeout(30)
  }
  // a script plays what keys cannot: its default export gets the page
  if (values.run !== undefined) await (await import(pathToFileURL(resolve(values.run)).href)).default(page)
  await page.waitForTimeout(600)
  await page.screenshot({ path: out })
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
