import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { collectionSchema, MUSIC_LIMITS, songSchema } from '../../../shared/entities/music.ts'
import { describeSource, replayFixtures } from '../../testing/source-suite.ts'
import { openMusic } from './index.ts'
import { neteaseQuestions } from './netease.ts'
import { subsonicQuestions } from './subsonic.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['music'])
const { get, use, hits, ports } = replay

/** The example of Subsonic's own documentation. */
const account = { user: 'reader', password: 'sesame', salt: 'c19b2d' }
const servers = { netease: 'https://music.example.org', subsonic: 'https://navidrome.example.org' }
const settings = {
  NETEASE_URL: servers.netease,
  SUBSONIC_URL: servers.subsonic,
  SUBSONIC_USER: account.user,
  SUBSONIC_PASSWORD: account.password,
}
const open = (off: readonly string[] = []) => openMusic({ ...ports(off, settings), salt: account.salt })

const areCollections = (list: readonly unknown[]) =>
  list.length <= MUSIC_LIMITS.collections && list.every((one) => v.is(collectionSchema, one))
const areSongs = (list: readonly unknown[]) =>
  list.length <= MUSIC_LIMITS.songs && list.every((one) => v.is(songSchema, one))

const netease = neteaseQuestions(servers.netease)
const subsonic = subsonicQuestions({ server: servers.subsonic, account })
const collections = { query: undefined, isValid: areCollections }
const songs = { isValid: areSongs }
const isText = (text: string) => text.length <= 100_000

describeSource(
  { name: 'NetEase, charts', source: netease.charts, ...collections, attempts: ['netease-charts.happy'] },
  replay,
)
describeSource(
  { name: 'NetEase, songs', source: netease.songs, query: '3778678', ...songs, attempts: ['netease-songs.happy'] },
  replay,
)
describeSource(
  { name: 'NetEase, search', source: netease.search, query: '晴天 & 雨', ...songs, attempts: ['netease-search.happy'] },
  replay,
)
const sound = { query: { number: '186016', form: 'usual' }, attempts: ['netease-sound.happy'] } as const
describeSource(
  {
    name: 'NetEase, sound',
    source: netease.sound,
    ...sound,
    isValid: ({ url }) => /^https:\/\/[\w-]+\.music\.126\.net\//.test(url),
  },
  replay,
)
describeSource(
  {
    name: 'NetEase, guest',
    source: netease.guest,
    query: undefined,
    isValid: (cookie) => /^[\w=;. %+/-]{1,2000}$/.test(cookie),
    attempts: ['netease-guest.happy'],
  },
  replay,
)
describeSource(
  {
    name: 'NetEase, lyrics',
    source: netease.lyrics,
    query: '186016',
    isValid: isText,
    attempts: ['netease-lyrics.happy'],
  },
  replay,
)
describeSource(
  { name: 'Subsonic, albums', source: subsonic.albums, ...collections, attempts: ['subsonic-albums.happy'] },
  replay,
)
describeSource(
  { name: 'Subsonic, playlists', source: subsonic.playlists, ...collections, attempts: ['subsonic-playlists.happy'] },
  replay,
)
const album = { query: { kind: 'album', name: '3kWbQ1' }, attempts: ['subsonic-album.happy'] } as const
describeSource({ name: 'Subsonic, album', source: subsonic.songs, ...album, ...songs }, replay)
describeSource(
  {
    name: 'Subsonic, search',
    source: subsonic.search,
    query: '爱 & love',
    ...songs,
    attempts: ['subsonic-search.happy'],
  },
  replay,
)
describeSource(
  {
    name: 'Subsonic, lyrics',
    source: subsonic.lyrics,
    query: '9fQx1',
    isValid: isText,
    attempts: ['subsonic-lyrics.happy'],
  },
  replay,
)

describe('a server like NetEase Cloud Music’s', () => {
  test('lists charts with their covers', async () => {
    use(get('netease-charts.happy'))
    const answer = await open().collections('netease', '')
    expect(answer).toMatchObject({ from: 'live', age: 0 })
    expect(answer).toHaveProperty('value.length', 5)
    expect(answer).toHaveProperty('value.0', {
      id: 'netease-chart-19723001',
      kind: 'chart',
      name: '第 1 榜',
      about: '每天更新',
      count: 101,
      cover: 'netease-rIi7Qzy2i2Y_1QD7cd0MYA==/109951170048048641.jpg',
    })
    expect(open().coverAddress('netease-rIi7Qzy2i2Y_1QD7cd0MYA==/109951170048048641.jpg')).toBe(
      'https://p1.music.126.net/rIi7Qzy2i2Y_1QD7cd0MYA==/109951170048048641.jpg?param=480y480',
    )
  })

  test('charts and songs of another shape are dropped, as are pictures elsewhere', async () => {
    use(get('netease-charts.drift'))
    expect(await open().collections('netease', '')).toHaveProperty('value', [
      { id: 'netease-chart-19723001', kind: 'chart', name: '第 1 榜', about: '', count: 0 },
      { id: 'netease-chart-19723002', kind: 'chart', name: '反 向 榜', about: '每天更新', count: 102 },
    ])
    use(get('netease-songs.drift'))
    expect(await open().songs('netease-chart-3778678', '')).toHaveProperty('value', [
      { id: 'netease-186001', name: '第 1 首', artist: '丙', album: '', seconds: 0 },
      { id: 'netease-186004', name: '第 4 首', artist: '甲 / 乙', album: '专辑', seconds: 0 },
    ])
  })

  test('of more than there may be the first are taken, each once', async () => {
    use(get('netease-charts.many'))
    expect(await open().collections('netease', '')).toHaveProperty('value.length', MUSIC_LIMITS.collections)
    use(get('netease-songs.many'))
    expect(await open().songs('netease-chart-3778678', '')).toHaveProperty('value.length', MUSIC_LIMITS.songs)
  })

  test('a refusal in its own code, and a search without a find', async () => {
    use(get('netease-charts.refused'))
    expect(await open().collections('netease', '')).toBe('failed')
    use(get('netease-search.none'))
    expect(await open().search('netease', '晴天 & 雨', '')).toHaveProperty('value', [])
  })

  test('a sound is reached over https, only at NetEase; a part of it is named so', async () => {
    use(get('netease-sound.happy'))
    expect(await open().sound('netease-186016', 'usual', '')).toHaveProperty('value', {
      url: 'https://m701.music.126.net/20261125/ab/cd.mp3?vuutv=x',
      isTrial: false,
    })
    use(get('netease-sound.hires'))
    expect(await open().sound('netease-186016', 'other', '')).toHaveProperty('value.isTrial', true)
    for (const none of ['netease-sound.none', 'netease-sound.elsewhere']) {
      use(get(none))
      expect(await open().sound('netease-186016', 'usual', '')).toBe('failed')
    }
  })

  test('a guest session is opened when it is asked for, once, and sounds are then asked for with its cookie', async () => {
    const music = open()
    use(get('netease-sound.hires'))
    expect(await music.sound('netease-186016', 'other', '')).toHaveProperty('value.isTrial', true)
    use(get('netease-guest.happy'), get('netease-sound.guest'))
    expect(await music.openGuestSession('')).toEqual({ from: 'live', age: 0 })
    expect(await music.openGuestSession('')).toEqual({ from: 'cache', age: 0 })
    expect(await music.sound('netease-186016', 'other', '')).toHaveProperty('value.isTrial', false)
    expect(hits()).toEqual(['music.example.org/register/anonimous', 'music.example.org/song/url/v1'])
  })

  test('without a guest session sounds are asked for as before', async () => {
    const music = open()
    use(get('netease-guest.refused'), get('netease-sound.happy'))
    expect(await music.openGuestSession('')).toBe('failed')
    expect(await music.sound('netease-186016', 'usual', '')).toHaveProperty('value.isTrial', false)
    expect(await openMusic(ports()).openGuestSession('')).toBe('off')
  })

  test('gives lyrics, and none where a sentence stands for them', async () => {
    use(get('netease-lyrics.happy'))
    expect(await open().lyrics('netease-186016', '')).toHaveProperty(
      'value',
      '[00:00.000] 作词 : 甲\n[00:29.500]故事的小黄花',
    )
    use(get('netease-lyrics.none'))
    expect(await open().lyrics('netease-186016', '')).toHaveProperty('value', '')
  })
})

describe('a Subsonic server', () => {
  test('lists playlists, then albums; one of the two where the other is missing', async () => {
    use(get('subsonic-playlists.happy'), get('subsonic-albums.happy'))
    const answer = await open().collections('subsonic', '')
    expect(answer).toHaveProperty('value.length', 8)
    expect(answer).toHaveProperty('value.0', {
      id: 'subsonic-playlist-pl1',
      kind: 'playlist',
      name: 'Playlist 1',
      about: 'reader',
      count: 3,
      cover: 'subsonic-pl-pl1',
    })
    use(get('subsonic-playlists.happy'), get('subsonic-albums.denied'))
    expect(await open().collections('subsonic', '')).toHaveProperty('value.length', 3)
    use(get('subsonic-playlists.happy'), get('subsonic-albums.none'))
    expect(await open().collections('subsonic', '')).toHaveProperty('value.length', 3)
  })

  test('drops albums of another shape and covers that no address could have', async () => {
    use(get('subsonic-playlists.happy'), get('subsonic-albums.drift'))
    const answer = await open().collections('subsonic', '')
    expect(answer).toHaveProperty('value.length', 5)
    expect(answer).toHaveProperty('value.3', {
      ...{ id: 'subsonic-album-42', kind: 'album', name: 'Album 1', about: '', count: 0, cover: 'subsonic-17' },
    })
    expect(answer).not.toHaveProperty('value.4.cover')
  })

  test('gives the songs of an album and of a playlist, each once', async () => {
    use(get('subsonic-album.happy'))
    const songsOfAlbum = await open().songs('subsonic-album-3kWbQ1', '')
    expect(songsOfAlbum).toHaveProperty('value.length', 11)
    expect(songsOfAlbum).toHaveProperty('value.0', {
      id: 'subsonic-9fQx1',
      name: 'Song 1',
      artist: 'Anna Bergström',
      album: 'Album 1',
      seconds: 181,
      cover: 'subsonic-mf-9fQx_66a1',
    })
    use(get('subsonic-playlist.happy'))
    expect(await open().songs('subsonic-playlist-pl1', '')).toHaveProperty('value.length', 2)
    use(get('subsonic-album.unknown'))
    expect(await open().songs('subsonic-album-3kWbQ1', '')).toBe('failed')
  })

  test('lyrics by time are written as LRC; others are none', async () => {
    use(get('subsonic-lyrics.happy'))
    expect(await open().lyrics('subsonic-9fQx1', '')).toHaveProperty(
      'value',
      '[00:00.00]Vi går\n[01:02.34]över daggstänkta berg',
    )
    use(get('subsonic-lyrics.none'))
    expect(await open().lyrics('subsonic-9fQx1', '')).toHaveProperty('value', '')
  })

  test('the account is in no address but as a hash', () => {
    const music = open()
    expect(music.soundAddress('subsonic-a:b-1', 'other')).toBe(
      'https://navidrome.example.org/rest/stream?id=a%3Ab-1&format=mp3&maxBitRate=320&u=reader&t=26719a1196d2a940705a59634eb18eab&s=c19b2d&v=1.16.1&c=genkan&f=json',
    )
    expect(music.coverAddress('subsonic-mf-1')).not.toContain('sesame')
  })
})

test('a server that is not set up, or switched off, is not asked', async () => {
  use()
  const none = openMusic(ports())
  const off = open(['music.netease', 'music.subsonic'])
  for (const music of [none, off]) {
    expect(await music.collections('netease', '')).toBe('off')
    expect(await music.collections('subsonic', '')).toBe('off')
    expect(await music.sound('netease-1', 'usual', '')).toBe('off')
    expect(music.coverAddress('netease-a==/1.jpg')).toBeUndefined()
    expect(music.coverAddress('subsonic-1')).toBeUndefined()
    expect(music.soundAddress('subsonic-1', 'usual')).toBeUndefined()
  }
  expect(hits()).toEqual([])
})
