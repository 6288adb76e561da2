import messages from '../src/client/features/shell/notices/locales/zh-CN.json' with { type: 'json' }
import { adminNotice, adminNoticeEnd, notices } from '../src/shared/api/notices.ts'
import { test } from './lib/own-server.ts'
import { expect, openOn, storedDocument, waitForLoad } from './lib/page.ts'

test('what the administrator tells all is asked for once, and shown until it is dismissed', async ({ page, admin }) => {
  const headers = { authorization: admin.token }
  const told: string[] = []
  for (const text of ['新的主题可以分享了', '今晚十一点停机维护']) {
    const data = { text, endsAt: Date.now() + 3_600_000 }
    told.push((await (await page.request.post(adminNotice.path, { data, headers })).json()).data.id)
  }
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === notices.path) asked += 1
  })
  const note = page.getByRole('status').filter({ hasText: /停机维护|可以分享/ })
  const dismiss = page.getByRole('note').getByRole('button', { name: messages.dismiss })

  await openOn(page)
  await expect(note).toHaveText(messages.notice.replace('{text}', '今晚十一点停机维护'))
  await dismiss.click()
  await expect(note).toHaveText(messages.notice.replace('{text}', '新的主题可以分享了'))
  await page.reload()
  await waitForLoad(page)
  await expect(note).toHaveText(messages.notice.replace('{text}', '新的主题可以分享了'))
  await dismiss.click()
  await expect(note).toHaveCount(0)
  await expect.poll(() => storedDocument(page, 'notices')).toMatchObject({ data: { length: 2 } })
  expect(asked, 'the answer is good for some minutes').toBe(1)
  // the server is that of other tests, too
  for (const id of told) await page.request.post(adminNoticeEnd.path, { data: { id }, headers })
})
