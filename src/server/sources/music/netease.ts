import * as v from 'valibot'
import { type Collection, MUSIC_LIMITS, type Song, type SoundForm } from '../../../shared/entities/music.ts'
import type { Freshness } from '../../core/upstream/live-data.ts'
import { server } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { anyKnownRows, encode, knownRows, looseCount, looseList, looseText, parseShape, readJson } from '../text.ts'
import { aboutOf, artistsOf, collectionsOf, coverOf, LISTS, lengthOf, musicName, songsOf } from './found-song.ts'
import type { MusicQueries } from './queries.ts'

/** A sound of a song: an address that holds for about twenty minutes. */
export interface FoundSound {
  readonly url: string
  readonly isTrial: boolean
}

/** Which sound is asked for; with the cookie of a guest session where one is open. */
export interface SoundQuery {
  readonly number: string
  readonly form: SoundForm
  readonly cookie?: string | undefined
}

/** What is asked of a server that is compatible with NetEase Cloud Music's. */
export interface NeteaseQuestions {
  readonly charts: Source<void, readonly Collection[]>
  /** By the chart's number. */
  readonly songs: Source<string, readonly Song[]>
  readonly search: Source<string, readonly Song[]>
  readonly sound: Source<SoundQuery, FoundSound>
  /** A guest session: the cookie that stands for it. */
  readonly guest: Source<void, string>
  readonly lyrics: Source<string, string>
}

const ID = 'music.netease'
const HALF_A_DAY = 12 * 3600
/** Addresses are there for twenty minutes; the spec caches them for fifteen. */
const SOUND_SECONDS = 15 * 60
const LEVELS: Readonly<Record<SoundForm, string>> = { usual: 'standard', other: 'hires' }
/** The cookies of a session, without what says how long and where they hold. */
const GUEST_COOKIE = /(?:^|;)\s*((?:MUSIC_\w{1,16}|__csrf|NMTID)=[\w.%+/-]{1,200})/g
/** What stands for lyrics where there are none. */
const NO_LYRICS = /^(?:\[[\d:.]+\]\s*)?(?:暂无歌词|纯音乐[，,]\s*请欣赏)\s*$/

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(String))
const named = v.fallback(v.object({ name: looseText }), { name: '' })
const album = v.fallback(v.object({ name: looseText, picUrl: looseText }), { name: '', picUrl: '' })
const chartRow = v.object({
  id: number,
  name: musicName,
  coverImgUrl: looseText,
  updateFrequency: looseText,
  trackCount: looseCount,
})
const songRow = v.object({ id: number, name: musicName, ar: looseList, al: album, dt: looseCount })
const soundRow = v.object({
  url: v.pipe(v.string(), v.transform(soundAddress), v.string()),
  freeTrialInfo: v.optional(v.unknown()),
})

/** The code of an answer of 200; another one is the server's refusal. */
const success = v.literal(200)

/** The questions to a server. @param origin its address, without a slash at the end */
export const neteaseQuestions = (origin: string): NeteaseQuestions => ({
  charts: defineSource<void, readonly Collection[]>({
    id: ID,
    ...LISTS,
    freshSeconds: HALF_A_DAY,
    isPersisted: true,
    key: () => 'charts',
    attempts: [
      {
        request: () => ({ url: `${origin}/toplist` }),
        read: (response) =>
          collectionsOf(
            knownRows(
              chartRow,
              parseShape(v.object({ code: success, list: v.array(v.unknown()) }), readJson(response)).list,
            ).map(chartOf),
          ),
      },
    ],
  }),
  songs: defineSource<string, readonly Song[]>({
    id: ID,
    ...LISTS,
    freshSeconds: HALF_A_DAY,
    isPersisted: true,
    key: (chart) => `songs ${chart}`,
    attempts: [
      {
        request: (chart) => ({ url: `${origin}/playlist/track/all?id=${chart}&limit=${MUSIC_LIMITS.songs}` }),
        read: (response) =>
          songsIn(parseShape(v.object({ code: success, songs: v.array(v.unknown()) }), readJson(response)).songs),
      },
    ],
  }),
  search: defineSource<string, readonly Song[]>({
    id: ID,
    ...LISTS,
    freshSeconds: HALF_A_DAY,
    key: (text) => `search ${text}`,
    attempts: [
      {
        request: (text) => ({ url: `${origin}/cloudsearch?keywords=${encode(text)}&limit=${MUSIC_LIMITS.found}` }),
        read: (response) => {
          const found = v.object({ songs: v.optional(v.array(v.unknown()), []) })
          const { result } = parseShape(v.object({ code: success, result: found }), readJson(response))
          return songsIn(result.songs).slice(0, MUSIC_LIMITS.found)
        },
      },
    ],
  }),
  guest: defineSource<void, string>({
    id: ID,
    ...LISTS,
    freshSeconds: HALF_A_DAY,
    key: () => 'guest',
    attempts: [
      {
        request: () => ({ url: `${origin}/register/anonimous` }),
        read: (response) => {
          const { cookie } = parseShape(v.object({ code: success, cookie: v.string() }), readJson(response))
          const pairs = [...cookie.matchAll(GUEST_COOKIE)].slice(0, 8).map(([, pair]) => pair)
          if (pairs.length === 0) throw new SourceFailure('shape', 'no cookie of a guest')
          return pairs.join('; ')
        },
      },
    ],
  }),
  sound: defineSource<SoundQuery, FoundSound>({
    id: ID,
    ...LISTS,
    freshSeconds: SOUND_SECONDS,
    key: ({ number, form, cookie }) => `sound ${number} ${form} ${cookie === undefined ? '' : 'guest'}`,
    attempts: [
      {
        request: ({ number, form, cookie }) => ({
          url: `${origin}/song/url/v1?id=${number}&level=${LEVELS[form]}${cookie === undefined ? '' : `&cookie=${encode(cookie)}`}`,
        }),
        read: (response) => {
          const { data } = parseShape(v.object({ code: success, data: v.array(v.unknown()) }), readJson(response))
          const [sound] = anyKnownRows(soundRow, data)
          if (sound === undefined) throw new SourceFailure('empty', 'no sound that may be played')
          return { url: sound.url, isTrial: sound.freeTrialInfo !== null && sound.freeTrialInfo !== undefined }
        },
      },
    ],
  }),
  lyrics: defineSource<string, string>({
    id: ID,
    ...LISTS,
    freshSeconds: HALF_A_DAY,
    key: (song) => `lyrics ${song}`,
    attempts: [
      {
        request: (song) => ({ url: `${origin}/lyric?id=${song}` }),
        read: (response) => {
          const words = v.fallback(v.object({ lyric: looseText }), { lyric: '' })
          const { lrc } = parseShape(
            v.object({ code: success, lrc: v.optional(words, { lyric: '' }) }),
            readJson(response),
          )
          const text = lrc.lyric.trim().slice(0, 100_000)
          return NO_LYRICS.test(text) ? '' : text
        },
      },
    ],
  }),
})

const chartOf = ({
  id,
  name,
  coverImgUrl,
  updateFrequency,
  trackCount,
}: v.InferOutput<typeof chartRow>): Collection => ({
  id: `netease-chart-${id}`,
  kind: 'chart',
  name,
  about: aboutOf(updateFrequency),
  count: trackCount,
  ...pictureOf(coverImgUrl),
})

const songsIn = (rows: readonly unknown[]): readonly Song[] =>
  songsOf(
    knownRows(songRow, rows).map((row) => ({
      id: `netease-${row.id}`,
      name: row.name,
      artist: artistsOf(row.ar.map((one) => v.parse(named, one).name)),
      album: aboutOf(row.al.name),
      seconds: lengthOf(row.dt / 1000),
      ...pictureOf(row.al.picUrl),
    })),
  )

/** The cover at an address of NetEase's; none for a picture elsewhere, which is never fetched. */
const pictureOf = (address: string) =>
  coverOf('netease', /^https?:\/\/p\d{1,2}\.music\.126\.net\/([^?#]+)/.exec(address)?.[1])

/** The address of a cover of 480 pixels. @param name what its id has after the server */
const neteaseCover = (name: string): string => `https://p1.music.126.net/${name}?param=480y480`

/** A sound's address over https; undefined elsewhere than at NetEase's own hosts. */
function soundAddress(address: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[\w-]+\.music\.126\.net$/.test(url.host)) return undefined
  url.protocol = 'https:'
  return url.href.length > 1000 ? undefined : url.href
}

interface NeteaseQueries extends MusicQueries {
  readonly sound: QuerySource<Omit<SoundQuery, 'cookie'>, FoundSound>
  /** Opens a guest session, with whose cookie sounds are asked for from then on. */
  readonly openGuestSession: (caller: string) => Promise<Freshness>
}

function openNetease(ports: SourcePorts, origin: string): NeteaseQueries {
  const { charts, songs, search, sound, guest, lyrics } = neteaseQuestions(origin)
  const [ofChart, ofSound, askGuest] = [openSource(songs, ports), openSource(sound, ports), openSource(guest, ports)]
  let cookie: string | undefined
  return {
    collections: openSource(charts, ports),
    songs: ({ name }, caller) => ofChart(name, caller),
    search: openSource(search, ports),
    lyrics: openSource(lyrics, ports),
    sound: (query, caller) => ofSound({ ...query, cookie }, caller),
    async openGuestSession(caller) {
      const { value, from, age } = await askGuest(undefined, caller)
      cookie = value
      return { from, age }
    },
    coverAddress: neteaseCover,
  }
}

export const neteaseProvider = defineProvider({
  id: ID,
  purpose: 'charts, songs, lyrics',
  fallback: 'bundled pieces, own files',
  needs: server(
    'NETEASE_URL',
    "a server of yours that is compatible with NetEase Cloud Music's interface: charts, search, lyrics; the sound comes from NetEase to the browser",
  ),
  open: openNetease,
  questions(origin) {
    const { charts, songs, search, sound, guest, lyrics } = neteaseQuestions(origin)
    return [
      question(charts, undefined),
      question(songs, '3778678'),
      question(search, '周杰伦'),
      question(guest, undefined),
      question(sound, { number: '186016', form: 'usual' }),
      question(lyrics, '186016'),
    ]
  },
})
