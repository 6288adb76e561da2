import type { Page } from '@playwright/test'
import official from '../catalog/themes/themes.json' with { type: 'json' }
import themes from '../src/client/features/together/themes/locales/zh-CN.json' with { type: 'json' }
import { hostileLooks } from '../src/client/testing/hostile-themes.ts'
import store from '../src/client/widgets/theme/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soakUnless, test } from './lib/page.ts'
import { theWindow } from './lib/window.ts'

/** Themes of others are worn without anybody being contacted (security.md T19, T20, T44). */

const HOME = {
  groups: [group('a', [{ id: 't', name: '主题', type: 'component', component: 'theme', size: '2x2' }])],
  dock: [],
}
/** How many are worn between two openings of the page. */
const PER_PAGE = 20
const LOOKS = official.map(({ wallpaper, settings }) => ({ wallpaper, settings }))

/** The hosts that a page asks, beside its own server. */
function foreignHosts(page: Page): readonly string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(page.url()).host) hosts.push(request.url())
  })
  return hosts
}

test.describe('without a policy that would help', () => {
  test.use({ bypassCSP: true })

  for (const count of [8, 1000])
    test(
      `of ${count} hostile themes that are drawn and worn none contacts anybody`,
      soakUnless(count === 8),
      async ({ page, complaints }) => {
        test.setTimeout(60_000 + count * 3000)
        const looks = hostileLooks(LOOKS, count)
        expect(looks).toHaveLength(count)
        await openOn(page, { home: HOME })
        const foreign = foreignHosts(page)
        for (let first = 0; first < count; first += PER_PAGE) {
          await openOn(page, { home: HOME })
          await page.locator('#root article').click({ position: { x: 8, y: 8 } })
          const files = looks.slice(first, first + PER_PAGE).map((look, at) => ({
            name: `${at}.genkan-theme`,
            mimeType: 'application/json',
            buffer: Buffer.from(
              JSON.stringify({ app: 'genkan', kind: 'theme', version: 1, name: `异${10 + at}`, info: '', look }),
            ),
          }))
          await theWindow(page).locator('input[type="file"]').setInputFiles(files)
          await theWindow(page).getByRole('button', { name: store['section.own'] }).click()
          await expect(theWindow(page).locator('[data-theme-card]')).toHaveCount(files.length)
          for (const at of files.keys()) {
            const card = theWindow(page)
              .getByRole('listitem')
              .filter({ hasText: `异${10 + at}` })
              .first()
            await card.getByRole('button', { name: store.wear, exact: true }).click()
            await expect(page.locator('#layer-toast')).toContainText(themes.worn.replace('{name}', `异${10 + at}`))
          }
        }
        expect(foreign).toEqual([])
        expect(complaints).toEqual([])
      },
    )
})
