import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { EXTENSION, test } from './lib/extension.ts'

test('every file of the manifest is in the built extension', () => {
  // With a missing file the browser refuses the extension, without an error that a test could read.
  const manifest = readFileSync(join(EXTENSION, 'manifest.json'), 'utf8')
  const named = [...manifest.matchAll(/"([\w./-]+\.(?:png|svg|html|js|json|css))"/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !existsSync(join(EXTENSION, file)))).toEqual([])
})

/** Types once the panel is there: what was typed before may be a composition. */
async function typeInto(box: Locator, text: string): Promise<void> {
  await box.fill('?')
  await expect(box.page().getByRole('option').first()).toBeVisible()
  await box.fill(text)
}

const SUGGESTIONS = { g: [{ q: '玄关设计' }, { q: '玄关柜' }] }

test('it replaces the new tab page; suggestions come from their source itself, once the browser allows it to be asked', async ({
  install,
}) => {
  const origins = ['https://www.baidu.com/*', 'https://suggestion.baidu.com/*']
  const extension = await install({ allows: { origins } })
  const asked: (string | null)[] = []
  await extension.context.route('https://*/**', (route, request) => {
    if (!request.url().startsWith('https://www.baidu.com/sugrec')) return route.abort()
    asked.push(request.headers().cookie ?? null, new URL(request.url()).searchParams.get('wd'))
    return route.fulfill({ json: SUGGESTIONS })
  })
  const page = await extension.newTab()
  await expect(page.locator('main > header time').first()).toHaveText(/\d{1,2}:\d{2}/)
  await typeInto(page.getByRole('search').getByRole('combobox'), '玄关')
  const allow = page.getByRole('button', { name: '允许从百度获取联想' })
  await expect(allow).toBeVisible()
  expect(asked, 'nobody is asked before').toEqual([])
  await allow.click()
  await expect(page.getByRole('option', { name: '玄关设计' })).toBeVisible()
  expect(asked).toEqual([null, '玄关'])
  expect(extension.said).toEqual([])
})

test('where the browser does not allow it that is said, and the page goes on', async ({ install }) => {
  const extension = await install()
  await extension.context.addInitScript(() => {
    Reflect.get(globalThis, 'chrome').permissions.request = async () => false
  })
  const page = await extension.newTab()
  const box = page.getByRole('search').getByRole('combobox')
  await typeInto(box, '玄关')
  await page.getByRole('button', { name: '允许从百度获取联想' }).click()
  await expect(page.getByText('搜索联想授权失败')).toBeVisible()
  await box.fill('玄关柜')
  await expect(box).toHaveValue('玄关柜')
})
