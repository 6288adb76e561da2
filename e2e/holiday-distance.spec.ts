import { expect, group, openOn, soak, storedDocument, test } from './lib/page.ts'

const TILE = { id: 'h', name: '', type: 'component', component: 'holiday-distance', size: '2x4' }

test('a year that the server knows has its days off; a reload knows them without asking', soak, async ({ page }) => {
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
  await expect.poll(() => storedDocument(page, 'statutory-days')).toMatchObject({ data: { cn: {} } })
  await page.reload()
  await expect(tile.getByRole('listitem').first()).toHaveText('春节2月5日 – 12日49天')
  expect(asked).toEqual(['holidays'])
})
