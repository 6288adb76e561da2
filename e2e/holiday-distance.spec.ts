import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, test } from './lib/page.ts'
import { frameOf, theWindow } from './lib/window.ts'

const TILE = { id: 'h', name: '', type: 'component', component: 'holiday-distance', size: '2x4' }

test('the tile tells the next four holidays, its window their days off; a night later all are a day nearer', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-09-18T23:59:30+08:00') })
  await openOn(page, { home: { groups: [group('a', [TILE])] } })
  await expect(page.locator('#first')).toHaveCount(0)
  const tile = page.locator('#root article')
  await expect(tile).toContainText(/距中秋节7天9月25日 – 27日/)
  await expect(tile.getByRole('listitem')).toHaveText([
    '国庆节10月1日 – 7日13天',
    '元旦节1月1日105天',
    '春节2月6日141天',
  ])

  await tile.click({ position: { x: 60, y: 70 } })
  const lines = theWindow(page).getByRole('listitem')
  await expect(lines).toHaveCount(7)
  await expect(lines.first()).toHaveText('国庆节10月1日 – 7日放假，共 7 天9月20日周日和10月10日周六上班13天')
  await expect(lines.nth(2)).toHaveText('春节2027年2月6日周六141天')
  await frameOf(page)
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])

  await page.clock.runFor(60_000)
  await expect(tile.getByRole('listitem').first()).toContainText('12天')
  await expect(lines.first()).toContainText('12天')
})

test('a year that the server knows has its days off; a reload knows them without asking', async ({ page }) => {
  const sources = [{ id: 'holidays.statutory', need: 'set', isOn: true }]
  const areas = [{ area: 'holidays', isBundled: true, sources }]
  const newYear = ['0101 0102 0103', '']
  const springFestival = ['0205 0206 0207 0208 0209 0210 0211 0212', '0214']
  const asked: string[] = []
  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { code: 0, msg: '', data: { areas } } }))
  await page.route('**/api/holidays', (route) => {
    asked.push('holidays')
    return route.fulfill({
      json: { code: 0, msg: '', data: { years: { 2027: { newYear, springFestival } }, age: 0 } },
    })
  })
  await page.clock.install({ time: new Date('2026-12-18T12:00:00+08:00') })
  await openOn(page, { home: { groups: [group('a', [TILE])] } })
  const tile = page.locator('#root article')
  await expect(tile).toContainText('1月1日 – 3日')
  await expect(tile.getByRole('listitem').first()).toHaveText('春节2月5日 – 12日49天')
  await page.reload()
  await expect(tile.getByRole('listitem').first()).toHaveText('春节2月5日 – 12日49天')
  expect(asked).toEqual(['holidays'])
})
