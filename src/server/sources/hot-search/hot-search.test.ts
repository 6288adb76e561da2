import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { HOT_BOARDS, type HotBoard, type HotRow, hotRowSchema } from '../../../shared/entities/hot-search.ts'
import { describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import { hotBoards } from './boards.ts'
import { openHotBoards } from './index.ts'
import { heatOf } from './rows.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['hot'])
const { get, use, hits, ports } = replay

const isValid = (rows: readonly HotRow[]) =>
  rows.length <= 20 && rows.every((row, index) => v.is(hotRowSchema, row) && row.hotSearchOrder === index + 1)
const ask = async (board: HotBoard) => (await openSource(hotBoards[board], ports())(undefined)).value

/** The first row of each board: its address and heat. */
const FIRST: Readonly<Record<HotBoard, readonly [url: string, heat: number]>> = {
  douyin: ['https://www.douyin.com/search/%E7%AC%AC%201%20%E6%9D%A1%E7%83%AD%E6%90%9C', 9_999_000],
  weibo: ['https://s.weibo.com/weibo?q=%23%E7%AC%AC%201%20%E6%9D%A1%E7%83%AD%E6%90%9C%23', 999_900],
  toutiao: ['https://www.toutiao.com/trending/7300000000000000001/', 8_999_000],
  baidu: ['https://www.baidu.com/s?wd=%E7%AC%AC%201%20%E6%9D%A1%E7%83%AD%E6%90%9C', 7_799_000],
  bilibili: ['https://search.bilibili.com/all?keyword=k1', 799_900],
  zhihu: ['https://www.zhihu.com/question/500001', 12_990_000],
  sougou: ['https://www.sogou.com/web?ie=utf8&query=%E7%AC%AC%201%20%E6%9D%A1%E7%83%AD%E6%90%9C', 499_900],
  tieba: ['https://tieba.baidu.com/hottopic/browse/hottopic?topic_id=1&topic_name=a', 299_900],
  tencent: ['https://news.qq.com/rain/a/202611250001', 199_900],
  hupu: ['https://bbs.hupu.com/620000001.html', 2999],
  juejin: ['https://juejin.cn/post/7400001', 1999],
  csdn: ['https://blog.csdn.net/u/article/details/1', 23_999],
}
const SECONDS = ['weibo', 'baidu', 'bilibili', 'zhihu', 'tencent'] as const
const hasSecond = (board: string) => SECONDS.some((one) => one === board)

for (const board of HOT_BOARDS) {
  const attempts = [`${board}.happy`, ...(hasSecond(board) ? [`${board}.second`] : [])] as const
  describeSource(
    { name: board, source: hotBoards[board], query: undefined, attempts: attempts as [string, ...string[]], isValid },
    replay,
  )
}

describe.each(HOT_BOARDS)('%s', (board) => {
  test('has its first twenty, in order, with addresses and heat; what is pinned or paid for is left out', async () => {
    use(get(`${board}.happy`))
    const rows = await ask(board)
    expect(isValid(rows)).toBe(true)
    expect(rows.map(({ hotSearchTitle }) => hotSearchTitle)).toEqual(
      Array.from({ length: 20 }, (_, index) => `第 ${index + 1} 条热搜`),
    )
    expect([rows[0]?.hotSearchUrl, rows[0]?.hotSearchHeat]).toEqual(FIRST[board])
  })

  test('drops rows of another shape, and heat of another type', async () => {
    use(get(`${board}.drift`))
    const rows = await ask(board)
    expect(rows.map(({ hotSearchTitle }) => hotSearchTitle)).toEqual(['第 1 条热搜'])
    expect(isValid(rows)).toBe(true)
  })

  test('may have nothing', async () => {
    use(get(`${board}.none`))
    expect(await ask(board)).toEqual([])
  })
})

test.each(SECONDS)('%s is asked elsewhere where its first address fails', async (board) => {
  use(withResponse(get(`${board}.happy`), { status: 500 }), get(`${board}.second`))
  expect(await ask(board)).toHaveLength(3)
  expect(hits()).toHaveLength(2)
})

test('for a user a list has its age; a board that fails or is switched off says so', async () => {
  const hot = openHotBoards(ports(['hot.csdn']))
  use(get('toutiao.happy'))
  expect(await hot('toutiao', 'me')).toMatchObject({ from: 'live', age: 0 })
  expect(await hot('toutiao', 'me')).toMatchObject({ from: 'cache' })
  use(withResponse(get('hupu.happy'), { status: 500 }))
  expect(await hot('hupu', 'me')).toBe('failed')
  expect(await hot('csdn', 'me')).toBe('off')
})

test('heat is a number, however a board writes it', () => {
  expect(
    ['1234 万热度', '2.4w', '24056', 7, '1.2亿', '热', null, -1, Number.NaN, 0, 0.3, 1e300, '9999999亿'].map(heatOf),
  ).toEqual([12_340_000, 24_000, 24_056, 7, 120_000_000, ...Array(8).fill(undefined)])
})
