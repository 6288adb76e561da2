import type { Page } from '@playwright/test'
import { pngOf } from './pictures.ts'

const ok = (data: object) => ({ json: { code: 0, msg: '', data } })
const refused = { status: 503, json: { code: 503, msg: '', data: null } }
const live = { from: 'live', age: 0 }

const song = (server: string, number: number, name: string) => ({
  ...{ id: `${server}-${number}`, name, artist: '林间', album: '远山', seconds: 4 },
  cover: server === 'subsonic' ? `subsonic-al-${number}` : `netease-a==/${number}.jpg`,
})

/**
 * Plays the two music servers of an operator. The sound of a song of NetEase comes from another host, where its usual
 * form is missing.
 */
export async function answerMusicServers(page: Page, sound: Buffer): Promise<void> {
  const sources = ['netease', 'subsonic'].map((name) => ({ id: `music.${name}`, need: 'set', isOn: true }))
  await page.route('**/api/capabilities', (route) =>
    route.fulfill(ok({ areas: [{ area: 'music', isBundled: false, sources }] })),
  )
  const parameter = (url: string, name: string) => new URL(url).searchParams.get(name) ?? ''
  await page.route('**/api/toplist?*', (route) =>
    route.fulfill(
      parameter(route.request().url(), 'server') === 'netease'
        ? ok({
            list: [
              {
                id: 'netease-chart-1',
                kind: 'chart',
                name: '飙升榜',
                about: '每天更新',
                count: 2,
                cover: 'netease-a==/1.jpg',
              },
            ],
            ...live,
          })
        : ok({
            list: [
              { id: 'subsonic-playlist-1', kind: 'playlist', name: '雨天', about: 'reader', count: 1 },
              { id: 'subsonic-album-1', kind: 'album', name: '远山', about: '林间', count: 2, cover: 'subsonic-al-1' },
            ],
            ...live,
          }),
    ),
  )
  await page.route('**/api/top_detail?*', (route) => {
    const server = parameter(route.request().url(), 'id').startsWith('netease') ? 'netease' : 'subsonic'
    return route.fulfill(ok({ songs: [song(server, 1, '山路'), song(server, 2, '渡口')], ...live }))
  })
  await page.route('**/api/music_search?*', (route) =>
    route.fulfill(
      ok({ songs: parameter(route.request().url(), 'text') === '渡' ? [song('subsonic', 2, '渡口')] : [], ...live }),
    ),
  )
  await page.route('**/api/get_lyric?*', (route) =>
    route.fulfill(ok({ lrc: '[00:00.00]风过山路\n[00:02.00]云过渡口' })),
  )
  await page.route('**/api/music_cover?*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: pngOf([40, 110, 90]) }),
  )
  await page.route('**/api/music_stream?*', (route) => route.fulfill({ contentType: 'audio/wav', body: sound }))
  await page.route('**/api/youke_login', (route) => route.fulfill(ok({ from: 'live', age: 0 })))
  await page.route('**/api/get_song?*', (route) => {
    const url = route.request().url()
    if (parameter(url, 'id') === 'netease-2') return route.fulfill(refused)
    const isTrial = parameter(url, 'form') === 'other'
    return route.fulfill(ok({ url: `https://m7.music.126.net/${isTrial ? 'part' : 'gone'}.wav`, isTrial }))
  })
  await page.route('https://m7.music.126.net/**', (route) =>
    route.request().url().includes('part')
      ? route.fulfill({ contentType: 'audio/wav', body: sound })
      : route.fulfill({ status: 404 }),
  )
}
