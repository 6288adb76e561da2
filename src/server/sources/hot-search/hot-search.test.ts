import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { HOT_BOARDS, type HotBoard, type HotRow, hotRowSchema } from '../../../shared/entities/hot-search.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import { hotBoards } from './boards.ts'
import { openHotBoards } from './index.ts'
import { heatOf } from './rows.ts'
import { upstreamBoard } from './upstream.ts'

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
/** The ways to a board that has more than one, and the visits with which some of them begin. */
const FURTHER: Partial<Record<HotBoard, readonly string[]>> = {
  douyin: ['second'],
  weibo: ['second', 'third'],
  baidu: ['second'],
  bilibili: ['second'],
  zhihu: ['second'],
  tencent: ['second'],
  hupu: ['second'],
}
const VISITS: Partial<Record<HotBoard, readonly string[]>> = { douyin: ['douyin.visit'], weibo: ['weibo.visit'] }
const ways = (board: HotBoard) => (FURTHER[board] ?? []).map((way) => `${board}.${way}`)

for (const board of HOT_BOARDS) {
  const attempts = [`${board}.happy`, ...ways(board)] as const
  const visits = VISITS[board] ?? []
  describeSource({ name: board, source: hotBoards[board], query: undefined, attempts, visits, isValid }, replay)
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

  test('is never empty: no usable row is a failure', async () => {
    use(
      get(`${board}.none`),
      ...[...(VISITS[board] ?? []), ...ways(board)].map((one) => withResponse(get(one), { status: 404 })),
    )
    await expect(ask(board)).rejects.toMatchObject({ kind: 'empty' })
  })
})

const furtherWays = HOT_BOARDS.flatMap((board) => ways(board).map((way, at) => [board, way, at] as const))
test.each(furtherWays)('%s is asked elsewhere where the addresses before fail: %s', async (board, way, at) => {
  const failed = [`${board}.happy`, ...ways(board).slice(0, at)].map((one) => withResponse(get(one), { status: 500 }))
  use(...failed, ...(VISITS[board] ?? []).map(get), get(way))
  expect((await ask(board)).map(({ hotSearchTitle }) => hotSearchTitle)).toEqual([1, 2, 3].map((n) => `第 ${n} 条热搜`))
})

test('a board without a usable row is asked elsewhere, then has its last rows', async () => {
  let now = 0
  const query = openSource(hotBoards.zhihu, { ...ports(), clock: { now: () => now } })
  use(get('zhihu.none'), get('zhihu.second'))
  expect(await query(undefined)).toMatchObject({ from: 'live', value: [{}, {}, {}] })
  now = 601_000
  use(get('zhihu.none'), withResponse(get('zhihu.second'), bodyOf('{"data":[]}')))
  expect(await query(undefined)).toMatchObject({ from: 'stale', value: [{}, {}, {}] })
})

test('Weibo: what is paid for is left out though it has a number, and rows have its labels', async () => {
  const labels = (rows: readonly HotRow[]) => rows.map(({ hotSearchLabel }) => hotSearchLabel)
  use(get('weibo.happy'))
  const rows = await ask('weibo')
  expect(labels(rows).slice(0, 6)).toEqual(['爆', '沸', '热', '新', undefined, undefined])
  expect(rows[2]?.hotSearchHeat).toBeUndefined()
  use(withResponse(get('weibo.happy'), { status: 403 }), get('weibo.second'))
  expect(labels(await ask('weibo'))).toEqual(['爆', '沸', '热'])
})

test('Weibo: its page is read with the cookies of a visitor, without what is pinned or paid for', async () => {
  use(
    ...['weibo.happy', 'weibo.second'].map((one) => withResponse(get(one), { status: 403 })),
    get('weibo.visit'),
    get('weibo.third'),
  )
  expect(await ask('weibo')).toEqual([
    {
      hotSearchOrder: 1,
      hotSearchTitle: '第 1 条热搜',
      hotSearchUrl:
        'https://s.weibo.com/weibo?q=%23%E7%AC%AC%201%20%E6%9D%A1%E7%83%AD%E6%90%9C%23&t=31&band_rank=1&Refer=top',
      hotSearchHeat: 999_900,
      hotSearchLabel: '爆',
    },
    expect.objectContaining({ hotSearchTitle: '第 2 条热搜', hotSearchHeat: 999_800, hotSearchLabel: '热' }),
    expect.objectContaining({ hotSearchTitle: '第 3 条热搜', hotSearchLabel: '新' }),
  ])
  expect(hits().slice(-2)).toEqual(['passport.weibo.com/visitor/genvisitor2', 's.weibo.com/top/summary'])
})

test.each(['baidu.top-level', 'baidu.second-top-level'])(
  'Baidu: cards may stand at the top level: %s',
  async (name) => {
    const other = name === 'baidu.top-level' ? [] : [withResponse(get('baidu.happy'), { status: 500 })]
    use(...other, get(name))
    expect((await ask('baidu'))[0]).toMatchObject({ hotSearchTitle: '第 1 条热搜' })
  },
)

test('for a user a list has its age; a board that fails or is switched off says so', async () => {
  const hot = openHotBoards(ports(['hot.csdn']))
  use(get('toutiao.happy'))
  expect(await hot('toutiao', 'me')).toMatchObject({ from: 'live', age: 0 })
  expect(await hot('toutiao', 'me')).toMatchObject({ from: 'cache' })
  use(...['hupu.happy', 'hupu.second'].map((one) => withResponse(get(one), { status: 500 })))
  expect(await hot('hupu', 'me')).toBe('failed')
  expect(await hot('csdn', 'me')).toBe('off')
})

describe('the operator’s upstream', () => {
  const HOT_UPSTREAM = 'https://hot.example'
  const [newsnow, daily] = ['upstream-newsnow.happy', 'upstream-daily-hot.happy']
  const down = () => FIRST_FAILS.map((name) => withResponse(get(name), { status: 500 }))
  const FIRST_FAILS = ['weibo.happy', 'weibo.second', 'weibo.visit']
  const board = (name: HotBoard, off: readonly string[] = []) => openHotBoards(ports(off, { HOT_UPSTREAM }))(name, 'me')
  const first = { hotSearchOrder: 1, hotSearchTitle: '第 1 条热搜', hotSearchUrl: 'https://s.weibo.com/weibo?q=k1' }

  describeSource(
    {
      name: 'upstream',
      source: upstreamBoard(HOT_UPSTREAM, 'weibo'),
      query: 'weibo',
      attempts: [daily, newsnow],
      isValid,
    },
    replay,
  )

  test('is asked last, and its form is told by its answer', async () => {
    use(...down(), get(daily))
    const rows = await board('weibo')
    expect(rows).toMatchObject({ from: 'live', value: [{ ...first, hotSearchHeat: 999_899 }, ...Array(19).fill({})] })
    expect(hits()).toEqual([
      ...[
        'weibo.com/ajax/side/hotSearch',
        'weibo.com/ajax/statuses/hot_band',
        'passport.weibo.com/visitor/genvisitor2',
      ],
      'hot.example/weibo',
    ])
    // the page of newsnow's program, where DailyHotApi would have a board
    use(...down(), withResponse(get(daily), bodyOf('<!DOCTYPE html><title>NewsNow</title>')), get(newsnow))
    expect(await board('weibo')).toMatchObject({ value: [{ ...first, hotSearchHeat: 988_000 }, ...Array(19).fill({})] })
    use(get('weibo.happy'))
    expect(await board('weibo')).toMatchObject({ from: 'live' })
    expect(hits()).toHaveLength(1)
  })

  test('has boards by its own names, also of one that is switched off; one that it does not have fails', async () => {
    use(
      withResponse({ ...get(daily), request: { ...get(daily).request, path: '/qq-news' } }, { status: 404 }),
      get('upstream-newsnow.tencent'),
    )
    expect(await board('tencent', ['hot.tencent'])).toMatchObject({ value: [first] })
    use(get('upstream-daily-hot.none'), withResponse(get(newsnow), { status: 404 }))
    expect(await board('weibo', ['hot.weibo'])).toBe('failed')
    expect(await board('weibo', ['hot.weibo', 'hot.upstream'])).toBe('off')
  })
})

test('heat is a number, however a board writes it', () => {
  expect(
    ['1234 万热度', '2.4w', '24056', 7, '1.2亿', '热', null, -1, Number.NaN, 0, 0.3, 1e300, '9999999亿'].map(heatOf),
  ).toEqual([12_340_000, 24_000, 24_056, 7, 120_000_000, ...Array(8).fill(undefined)])
})
