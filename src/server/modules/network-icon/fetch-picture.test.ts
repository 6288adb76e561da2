import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR, type IconServer, look, page, startIconServer } from '../../testing/icons.ts'
import { makePng, wrapPng } from '../../testing/pictures.ts'
import { content } from '../../testing/web.ts'

let icons: IconServer
beforeAll(async () => {
  icons = await startIconServer()
})
beforeEach(() => icons.restart())
afterAll(() => icons.close())

const pictureAt = (address: string) => icons.ask(`/api/get_img_base64?url=${encodeURIComponent(address)}`)

test('the picture at an address becomes a small data URL in its own proportions, and is kept for a while', async () => {
  icons.web.serve({ 'site.test/photo.png': content(makePng(500, 250), 'application/octet-stream') })
  const { code, data } = await pictureAt(icons.web.at('site.test', '/photo.png'))
  expect([code, await look(data?.src)]).toEqual([0, { side: 250, color: 'red' }])
  expect((await pictureAt(icons.web.at('site.test', '/photo.png'))).data).toEqual(data)
  expect(icons.web.requests).toHaveLength(1)
  icons.wait(HOUR)
  await pictureAt(icons.web.at('site.test', '/photo.png'))
  expect(icons.web.requests).toHaveLength(2)
})

test('an address without a picture is refused with the reason', async () => {
  icons.web.serve({
    'site.test/page': page('<title>x</title>'),
    'site.test/flood.png': content(wrapPng(50_000, 50_000, Buffer.from([0x78, 0x9c])), 'image/png'),
    'site.test/large.png': content(Buffer.alloc(3 * 1024 * 1024), 'image/png'),
  })
  const messages = async (path: string) => {
    const { code, msg, data } = await pictureAt(path.startsWith('/') ? icons.web.at('site.test', path) : path)
    return [code, msg, data]
  }
  const tooLarge = [413, 'The picture is too large: 2 MB and 40 megapixels are the limit', null]
  const unreachable = [503, 'The picture at this address can’t be fetched.', null]
  expect(await messages('/page')).toEqual([400, 'This isn’t a picture that can be read.', null])
  expect(await messages('/flood.png')).toEqual(tooLarge)
  expect(await messages('/large.png')).toEqual(tooLarge)
  expect(await messages('/gone.png')).toEqual(unreachable)
  expect(await messages(icons.web.at('private.test'))).toEqual(unreachable)
  expect(await messages('http://127.0.0.20/')).toEqual(unreachable)
  expect((await messages('ftp://site.test/'))[0]).toBe(400)
  expect(icons.web.leaks).toEqual([])
})
