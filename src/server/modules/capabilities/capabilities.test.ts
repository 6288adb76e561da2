import { afterEach, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../testing/project.ts'

let server: TestServer
afterEach(() => server.close())

test('each area lists its sources: without a key, with one, or without what they need; keys are not told', async () => {
  const PEXELS_KEY = 'abcdefgh12345678'
  server = await makeServer({}, { PEXELS_KEY, SOURCES_OFF: 'suggest.google' })
  const text = await (await server.app.request('/api/capabilities')).text()
  const { areas } = JSON.parse(text).data
  const sourcesOf = (name: string) => areas.find(({ area }: { area: string }) => area === name)
  expect(sourcesOf('wallpaper')).toMatchObject({ isBundled: true })
  expect(sourcesOf('wallpaper').sources).toEqual([
    { id: 'wallpaper.bing', need: 'none', isOn: true },
    { id: 'wallpaper.birdpaper', need: 'none', isOn: false },
    { id: 'wallpaper.wallhaven', need: 'none', isOn: false },
    { id: 'wallpaper.pexels', need: 'set', isOn: true },
    { id: 'wallpaper.pixabay', need: 'unset', isOn: false },
  ])
  expect(sourcesOf('suggest').sources).toContainEqual({ id: 'suggest.google', need: 'none', isOn: false })
  expect(sourcesOf('hot')).toMatchObject({ isBundled: false })
  expect(text).not.toContain(PEXELS_KEY)
})
