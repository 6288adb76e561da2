import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImages } from '../../adapters/images/images.ts'
import type { HttpRequest } from '../../core/ports/http.ts'
import { makePng } from '../../testing/pictures.ts'
import { makeServer, silentLog, type TestServer } from '../../testing/project.ts'

const film = {
  filmId: 6880,
  name: '山海之间',
  poster: 'https://pic.maizuo.com/usr/movie/poster.jpg',
  grade: '8.7',
  synopsis: '守灯人的女儿沿旧海图北上。',
  actors: [],
}
const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value))
const list = encode({ status: 0, data: { films: [film], total: 34 }, msg: 'ok' })
const details = encode({ status: 0, data: { film: { ...film, director: '某导演' } }, msg: 'ok' })

let server: TestServer
let isDown = false
const asked: string[] = []
const { images, close: closeImages } = openImages({ log: silentLog })

async function http({ url }: HttpRequest) {
  const { host, searchParams } = new URL(url)
  asked.push(host)
  const isPicture = host === 'pic.maizuo.com'
  return {
    status: isDown ? 500 : 200,
    url,
    headers: { 'content-type': isPicture ? 'image/png' : 'application/json' },
    body: isPicture ? makePng(600, 900) : searchParams.has('filmId') ? details : list,
  }
}

beforeAll(async () => {
  server = await makeServer({ http, images })
  await images.decode(makePng(32, 32), 'preview', 'warm-up')
  await images.decode(makePng(32, 32), 'wallpaper', 'warm-up')
})
afterAll(async () => {
  await server.close()
  closeImages()
})
const request = (path: string) => server.app.request(`/api/${path}`)
const ask = async (path: string) => {
  const response = await request(path)
  return { status: response.status, ...(await response.json()) }
}
const posterOf = async (): Promise<string> => (await ask('hot_video')).data.films[0].poster

test('films have ids of their source, a total and an age', async () => {
  expect((await ask('hot_video')).data).toEqual({
    films: [
      {
        ...{ filmId: 'maizuo-6880', name: '山海之间', grade: 8.7, synopsis: '守灯人的女儿沿旧海图北上。' },
        ...{ poster: expect.stringMatching(/^maizuo-6880-/), categories: [], cast: [] },
      },
    ],
    ...{ total: 34, from: 'live', age: 0 },
  })
})

test('a film is told of by its source', async () => {
  expect((await ask('film?id=maizuo-6880')).data).toMatchObject({
    film: { director: '某导演', url: 'https://m.maizuo.com/v5/#/films/6880' },
    age: 0,
  })
  expect(await ask('film?id=6880')).toMatchObject({ code: 400 })
})

test('a poster is drawn anew in two sizes, the small one fetched once', async () => {
  const poster = await posterOf()
  asked.length = 0
  for (const [size, height] of [
    ['small', 480],
    ['small', 480],
    ['large', 900],
  ] as const) {
    const answer = await request(`film_poster?id=${poster}&size=${size}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', height })
  }
  expect(asked).toEqual(['pic.maizuo.com', 'pic.maizuo.com'])
})

test('after a start the film of a poster is asked for first', async () => {
  const poster = await posterOf()
  const restarted = await makeServer({ http, images })
  const answer = await restarted.app.request(`/api/film_poster?id=${poster}`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  await restarted.close()
})

test('a picture that no film was told of with is never fetched', async () => {
  asked.length = 0
  expect(await ask('film_poster?id=maizuo-6880-0123456789abcdef')).toMatchObject({ status: 503, data: null })
  expect(await ask('film_poster?id=https%3A%2F%2Fexample.com%2F')).toMatchObject({ code: 400 })
  expect(asked).not.toContain('pic.maizuo.com')
})

test('without an answer films are refused, with a message', async () => {
  isDown = true
  expect(await ask('hot_video?type=coming')).toMatchObject({ status: 503, code: 503, data: null })
  expect(await ask('hot_video?page=0')).toMatchObject({ code: 400 })
})
