import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, soak, test } from './lib/page.ts'
import { pngOf } from './lib/pictures.ts'
import { reload, theWindow } from './lib/window.ts'

const TILE = { id: 't', name: '', type: 'component', component: 'work-time', size: '2x2' }
/** Around the clock, so that the test is always at work. */
const ALWAYS = { workWeek: 'days', workDays: [0, 1, 2, 3, 4, 5, 6], start: '00:00', end: '00:00' }

test(
  'in the first frame the ring is as large as in the live tile; a picture of one’s own is there after a reload',
  soak,
  async ({ page }) => {
    await openOn(page, { home: { groups: [group('a', [TILE])], dock: [] }, 'work-time': ALWAYS })
    const ring = (root: string) => page.locator(`${root} article svg`).first().boundingBox()
    await waitForSnapshot(page, '"circle"')
    const live = await ring('#root')
    expect(live?.width).toBeGreaterThan(40)
    const release = await reopenHeld(page)
    expect(await ring('#first')).toEqual(live)
    await release()
    await expect(page.locator('#first')).toHaveCount(0)

    const tile = page.locator('#root').getByRole('article', { name: '下班倒计时' })
    await tile.click()
    await theWindow(page).getByText('图片', { exact: true }).click()
    await theWindow(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf([40, 90, 80]) })
    await expect(tile.locator('img')).toHaveCount(1)
    await reload(page)
    await expect(tile.locator('img')).toHaveJSProperty('complete', true)
  },
)
