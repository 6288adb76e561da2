import { readFile } from 'node:fs/promises'
import messages from '../src/client/widgets/calendar/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, test } from './lib/page.ts'

const TILE = { id: 'c', name: '', type: 'component', component: 'calendar', size: '2x2' }

const ics = (name: string, ...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `X-WR-CALNAME:${name}`, ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, summary: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${summary}`, ...lines, 'END:VEVENT'].join('\r\n')

const FEED = ics(
  '球队赛程',
  event(
    'm1',
    '主场对阵海港',
    'DTSTART;TZID=Asia/Shanghai:20261205T193000',
    'DTEND;TZID=Asia/Shanghai:20261205T213000',
    'LOCATION:工人体育场',
  ),
)
const FILE = ics(
  '',
  event('w@x', '周会', 'DTSTART:20261207T090000', 'DTEND:20261207T100000', 'RRULE:FREQ=WEEKLY;BYDAY=MO'),
  event('w@x', '周会', 'RECURRENCE-ID:20261214T090000', 'STATUS:CANCELLED'),
  event('d@x', '万年之后', 'DTSTART:99991231T230000Z'),
)

test('a calendar is subscribed to by its address; a file is imported, and the events are exported', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-05T10:00:00+08:00'))
  const asked: unknown[] = []
  await page.route('**/api/calendar_feed', async (route) => {
    const { url } = route.request().postDataJSON()
    asked.push(url)
    const found = url.endsWith('/team.ics')
    const body = found
      ? { code: 0, msg: '', data: { ics: FEED } }
      : { code: 400, msg: '这个地址下没有日历（iCalendar）', data: null }
    await route.fulfill({ json: body })
  })
  await openOn(page, { home: { groups: [group('a', [TILE])], dock: [] } })
  await page.locator('#root article').click({ position: { x: 20, y: 20 } })
  const window = page.getByRole('dialog', { name: messages.name })
  const choose = async (entry: string) => {
    await window.getByRole('button', { name: messages.calendars, exact: true }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  await test.step('an address that has none is refused in words and kept; the right one is shown by its name', async () => {
    await choose(messages.subscribe)
    const dialog = page.getByRole('dialog', { name: messages.feeds })
    const address = dialog.getByRole('textbox', { name: messages.feedAddress })
    await address.fill('https://team.example/none.ics')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('这个地址下没有日历')).toBeVisible()
    await address.fill('webcal://team.example/team.ics')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: messages.feedName })).toHaveValue('球队赛程')
    expect(asked).toEqual(['https://team.example/none.ics', 'https://team.example/team.ics'])
    await dialog.getByRole('button', { name: messages.feedsDone }).click()
  })

  await test.step('its entries are on their days, and tell what is known of them', async () => {
    const panel = window.getByRole('region', { name: '2026年12月5日星期六' })
    await panel.getByRole('button', { name: /主场对阵海港/ }).click()
    const details = page.getByRole('dialog', { name: '主场对阵海港' })
    await expect(details).toContainText('工人体育场')
    await expect(details).toContainText('19:30')
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
  })

  await test.step('a file adds its events, but for what is cancelled or damaged', async () => {
    const chosen = page.waitForEvent('filechooser')
    await choose(messages.importFile)
    await (await chosen).setFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE) })
    await expect(page.getByText('已导入 1 个日程，另有 1 个已损坏，没有导入')).toBeVisible()
    await window.getByRole('gridcell', { name: /12月21日/ }).click({ position: { x: 8, y: 8 } })
    await expect(window.getByRole('region', { name: /12月21日/ }).getByRole('button', { name: /周会/ })).toBeVisible()
    await window.getByRole('gridcell', { name: /12月14日/ }).click({ position: { x: 8, y: 8 } })
    await expect(window.getByRole('region', { name: /12月14日/ })).toBeVisible()
    await expect(window.getByRole('region', { name: /12月14日/ }).getByRole('button', { name: /周会/ })).toHaveCount(0)
  })

  await test.step('the events are exported as a file', async () => {
    const download = page.waitForEvent('download')
    await choose(messages.exportFile)
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('SUMMARY:周会')
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
    expect(text).not.toContain('主场对阵海港')
  })
})
