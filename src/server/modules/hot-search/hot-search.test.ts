import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../testing/project.ts'

const list = { data: [{ ClusterIdStr: '7300', Title: '一件大事', HotValue: '812000' }] }
const answer = (body: string, status = 200) => ({
  status,
  url: '',
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(body),
})

let server: TestServer
let isDown = false
beforeAll(async () => {
  server = await makeServer({ http: async () => answer(JSON.stringify(list), isDown ? 500 : 200) })
})
afterAll(() => server.close())
const ask = async (query: string) => {
  const response = await server.app.request(`/api/hot_srarch${query}`)
  return { status: response.status, ...(await response.json()) }
}

test('a board has its rows and their age', async () => {
  expect((await ask('?type=toutiao')).data).toEqual({
    hotSearchDTOList: [
      {
        hotSearchOrder: 1,
        hotSearchTitle: '一件大事',
        hotSearchUrl: 'https://www.toutiao.com/trending/7300/',
        hotSearchHeat: 812_000,
      },
    ],
    from: 'live',
    age: 0,
  })
  isDown = true
  expect((await ask('?type=toutiao')).data).toMatchObject({ from: 'cache' })
})

test('one that does not answer is refused, with a message and without rows', async () => {
  isDown = true
  expect(await ask('?type=hupu')).toMatchObject({ status: 503, code: 503, data: null })
  expect(await ask('')).toMatchObject({ code: 503 })
})

test('an unknown board is bad input', async () => {
  expect(await ask('?type=elsewhere')).toMatchObject({ code: 400 })
})
