import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, findAll } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { openAddStock } from './add/open-add-stock.ts'
import zh from './locales/zh-CN.json'

/** Every address of this server is a picture, which loads. */
const SERVER = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E#'
const LOGO = 'https://logo.example/tencent.png'
const tencent = { market: 'hk', code: '00700', name: '腾讯控股', logo: LOGO }
const pingAn = { market: 'sz', code: '000001', name: '平安银行' }
const path = `${SERVER}/api/stock_logo?url=${encodeURIComponent(LOGO)}`

/** Draws the page with a server that finds two stocks. */
async function open(theme: object = {}) {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('stocks', '2x4'), stocks: { rise: '', selectList: [tencent, pingAn] }, theme })
  const data = { Result: { stock: [tencent, pingAn] }, source: 'stocks.baidu', from: 'live', age: 0 }
  connect({
    ...testCallPorts(),
    server: SERVER,
    fetch: async (url) =>
      String(url).includes('stock_search')
        ? new Response(JSON.stringify({ code: 0, msg: '', data }))
        : new Response('{}', { status: 503 }),
  })
}
const logosIn = (selector: string) => findAll(`${selector} img`).map((image) => image.getAttribute('src'))

test('a stock has its logo by way of the server where its source gives one, in the search and in the list', async () => {
  await open()
  await openWindow('stocks')
  await expect.poll(() => logosIn('#layer-window [role="tabpanel"]')).toEqual([path])
  openAddStock()
  const dialog = page.getByRole('dialog', { name: zh.add })
  await dialog.getByRole('searchbox').fill('腾讯')
  await expect.element(dialog.getByRole('list')).toMatchTextContent('平安银行')
  const rows = dialog.getByRole('listitem').elements()
  expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([1, 0])
})

test('in pure offline no logo is asked for', async () => {
  await open({ isPureOffline: true })
  await openWindow('stocks')
  await expect.poll(() => find('#layer-window')?.textContent).toContain('腾讯控股')
  expect(logosIn('#layer-window [role="tabpanel"]')).toEqual([])
})
