import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { readDailyPacks } from './packs.ts'

const NOON = Date.UTC(2026, 10, 24, 12)
const readShipped = (file: string) => readFile(new URL(`../../../../catalog/daily/${file}`, import.meta.url), 'utf8')

let server: TestServer
beforeAll(async () => {
  server = await makeServer({ dailyPacks: await readDailyPacks(readShipped), clock: { now: () => NOON } })
})
afterAll(() => server.close())

const ask = async (path: string) => (await server.app.request(path, { headers: { 'accept-language': 'zh-CN' } })).json()

describe.each(['/api/gushi', '/api/yiyan', '/api/tg'])('%s', (path) => {
  test('gives the same text all day, and another one on the next day', async () => {
    const today = await ask(path)
    expect(today).toMatchObject({ code: 0 })
    expect(await ask(`${path}?day=2026-11-24`)).toEqual(today)
    expect((await ask(`${path}?day=2026-11-25`)).data).not.toEqual(today.data)
  })

  test('gives another one of the same day by ref', async () => {
    const { data } = await ask(path)
    expect((await ask(`${path}?ref=0`)).data).toEqual(data)
    expect((await ask(`${path}?ref=1`)).data).not.toEqual(data)
  })

  test.each(['day=2026-02-30', 'day=yesterday', 'ref=-1', 'ref=a', 'locale=fr'])('refuses %s', async (query) => {
    expect(await ask(`${path}?${query}`)).toMatchObject({ code: 400, data: null })
  })
})

test('texts are in the language asked for, poems in the characters its readers know', async () => {
  const quotes = await Promise.all(['zh-CN', 'zh-TW', 'en', 'ja', 'ko'].map((one) => ask(`/api/yiyan?locale=${one}`)))
  expect(new Set(quotes.map(({ data }) => data.hitokoto)).size).toBe(5)
  const poem = async (language: string) => (await ask(`/api/gushi?locale=${language}`)).data
  expect(await poem('en')).toEqual(await poem('zh-CN'))
  expect(await poem('ja')).toEqual(await poem('zh-TW'))
})

test.each([
  ['no list', '{}'],
  ['no entry', '[]'],
  ['an entry without text', '[{"content":"","weather":"rain"}]'],
])('a pack with %s is refused when the server starts', async (_what, json) => {
  await expect(readDailyPacks(async (file) => (file === 'diary.ko.json' ? json : readShipped(file)))).rejects.toThrow()
})

describe.each([
  ['/api/gushi_live', 'poem.jinrishici'],
  ['/api/yiyan_live', 'quote.hitokoto'],
  ['/api/tg_live', 'diary.alapi'],
])('%s', (path, id) => {
  test('is refused where the operator has switched its source off or has no key', async () => {
    const other = await makeServer({ clock: { now: () => NOON } }, { SOURCES_OFF: id })
    const answer = await other.app.request(`${path}?day=2026-11-24`)
    expect(await answer.json()).toMatchObject({ code: 503, data: null })
    await other.close()
  })

  test.each(['', 'day=2026-11-20', 'day=2027-11-24', 'day=2026-11-24&ref=21'])('refuses %j', async (query) => {
    expect(await ask(`${path}?${query}`)).toMatchObject({ code: 400, data: null })
  })
})
