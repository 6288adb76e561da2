import { beforeEach, expect, test } from 'vitest'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { openSong } from './open-song.ts'

const asked: string[] = []
let guest = 0

const reply = (data: object, code = 0) => new Response(JSON.stringify({ code, msg: '', data }))

beforeEach(() => {
  asked.length = 0
  connect({
    ...testCallPorts(),
    server: 'http://genkan.test',
    fetch: async (url) => {
      const { pathname } = new URL(String(url))
      asked.push(pathname)
      if (pathname === '/api/youke_login') return reply({ from: 'live', age: 0 }, guest)
      return reply({ url: 'https://m7.music.126.net/a.mp3', isTrial: false })
    },
  })
})

test('before its first song of NetEase a page has a guest session opened, and asks once', async () => {
  guest = 0
  expect(await openSong('netease-1', 'usual')).toEqual({ url: 'https://m7.music.126.net/a.mp3', isTrial: false })
  await openSong('netease-2', 'usual')
  expect(asked).toEqual(['/api/youke_login', '/api/get_song', '/api/get_song'])
})

test('a song is opened without a session where there is none', async () => {
  guest = 503
  expect(await openSong('netease-1', 'usual')).toHaveProperty('isTrial', false)
  expect(asked).toEqual(['/api/youke_login', '/api/get_song'])
})
