import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import {
  type Collection,
  type CollectionKind,
  MUSIC_LIMITS,
  type Song,
  type SoundForm,
} from '../../../shared/entities/music.ts'
import type { HttpResponse } from '../../core/ports/http.ts'
import { all, password, server, user } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { anyKnownRows, encode, knownRows, looseCount, looseList, looseText, parseShape, readJson } from '../text.ts'
import { aboutOf, collectionsOf, coverOf, LISTS, lengthOf, musicName, songsOf } from './found-song.ts'
import type { MusicQueries } from './queries.ts'

/** The operator's account. Its password is sent only as a hash with the salt. */
interface SubsonicAccount {
  readonly user: string
  readonly password: string
  readonly salt: string
}

/** A server with the interface of Subsonic, and the operator's account there. */
export interface Subsonic {
  /** Without a slash at the end. */
  readonly server: string
  readonly account: SubsonicAccount
}

/** What is asked of it. */
export interface SubsonicQuestions {
  readonly playlists: Source<void, readonly Collection[]>
  readonly albums: Source<void, readonly Collection[]>
  readonly songs: Source<{ readonly kind: CollectionKind; readonly name: string }, readonly Song[]>
  readonly search: Source<string, readonly Song[]>
  readonly lyrics: Source<string, string>
}

const ID = 'music.subsonic'
/** A library of one's own changes when its owner adds something. */
const FRESH_SECONDS = 300
/** Codes of the interface for an account that may not ask. */
const NOT_ALLOWED: ReadonlySet<unknown> = new Set([40, 41, 42, 43, 44, 50])

/** Older servers have numbers. */
const anyId = v.pipe(v.union([v.string(), v.pipe(v.number(), v.integer())]), v.transform(String))
const looseId = v.fallback(anyId, '')
const albumRow = v.object({ id: anyId, name: musicName, artist: looseText, songCount: looseCount, coverArt: looseId })
const playlistRow = v.object({ ...albumRow.entries, owner: looseText })
const songRow = v.object({
  id: anyId,
  title: musicName,
  artist: looseText,
  album: looseText,
  duration: looseCount,
  coverArt: looseId,
})
const line = v.object({ start: looseCount, value: v.string() })
const structured = v.object({ synced: v.optional(v.boolean(), false), line: looseList })

/** The address of a call. @param call with its parameters, such as `getAlbum?id=42` */
function subsonicAddress({ server: origin, account }: Subsonic, call: string): string {
  const token = createHash('md5')
    .update(account.password + account.salt)
    .digest('hex')
  const caller = new URLSearchParams({
    u: account.user,
    t: token,
    s: account.salt,
    v: '1.16.1',
    c: 'genkan',
    f: 'json',
  })
  return `${origin}/rest/${call}${call.includes('?') ? '&' : '?'}${caller}`
}

/** The address of a cover within 480 pixels. */
const subsonicCover = (subsonic: Subsonic, name: string): string =>
  subsonicAddress(subsonic, `getCoverArt?id=${encode(name)}&size=480`)

/** The address of a song's sound: as it is stored, or as an MP3, which every browser plays. */
const subsonicSound = (subsonic: Subsonic, name: string, form: SoundForm): string =>
  subsonicAddress(
    subsonic,
    `stream?id=${encode(name)}&${form === 'usual' ? 'format=raw' : 'format=mp3&maxBitRate=320'}`,
  )

/** The questions to a server. */
export function subsonicQuestions(subsonic: Subsonic): SubsonicQuestions {
  const ask = (call: string) => ({ url: subsonicAddress(subsonic, call) })
  const common = { id: ID, ...LISTS, freshSeconds: FRESH_SECONDS, isPersisted: true } as const
  return {
    playlists: defineSource<void, readonly Collection[]>({
      ...common,
      key: () => 'playlists',
      attempts: [
        {
          request: () => ask('getPlaylists'),
          read: (response) =>
            collectionsIn(
              'playlist',
              knownRows(playlistRow, listIn(response, 'playlists', 'playlist')).map(({ owner, ...row }) => ({
                ...row,
                artist: owner,
              })),
            ),
        },
      ],
    }),
    albums: defineSource<void, readonly Collection[]>({
      ...common,
      key: () => 'albums',
      attempts: [
        {
          request: () => ask('getAlbumList2?type=newest&size=200'),
          read: (response) => collectionsIn('album', knownRows(albumRow, listIn(response, 'albumList2', 'album'))),
        },
      ],
    }),
    songs: defineSource<{ readonly kind: CollectionKind; readonly name: string }, readonly Song[]>({
      ...common,
      key: ({ kind, name }) => `songs ${kind} ${name}`,
      attempts: [
        {
          request: ({ kind, name }) => ask(`${kind === 'album' ? 'getAlbum' : 'getPlaylist'}?id=${encode(name)}`),
          read: (response) => {
            const { album, playlist } = answerIn(response)
            const list = v.fallback(v.object({ song: looseList, entry: looseList }), { song: [], entry: [] })
            const { song, entry } = v.parse(list, album ?? playlist)
            return songsIn([...song, ...entry])
          },
        },
      ],
    }),
    search: defineSource<string, readonly Song[]>({
      ...common,
      isPersisted: false,
      key: (text) => `search ${text}`,
      attempts: [
        {
          request: (text) =>
            ask(`search3?query=${encode(text)}&songCount=${MUSIC_LIMITS.found}&albumCount=0&artistCount=0`),
          read: (response) => songsIn(listIn(response, 'searchResult3', 'song')).slice(0, MUSIC_LIMITS.found),
        },
      ],
    }),
    lyrics: defineSource<string, string>({
      ...common,
      isPersisted: false,
      freshSeconds: 12 * 3600,
      key: (song) => `lyrics ${song}`,
      attempts: [
        {
          request: (song) => ask(`getLyricsBySongId?id=${encode(song)}`),
          read: (response) => lrcOf(listIn(response, 'lyricsList', 'structuredLyrics')),
        },
      ],
    }),
  }
}

/** What the server answers. @throws SourceFailure if it refuses; `empty` if it does not know what is asked for */
function answerIn(response: HttpResponse): Readonly<Record<string, unknown>> {
  const inner = v.object({ status: v.string(), error: v.optional(v.unknown()) })
  const answer = parseShape(
    v.object({ 'subsonic-response': v.intersect([inner, v.record(v.string(), v.unknown())]) }),
    readJson(response),
  )['subsonic-response']
  if (answer.status === 'ok') return answer
  const { code } = v.parse(v.fallback(v.object({ code: v.unknown() }), { code: undefined }), answer.error)
  if (NOT_ALLOWED.has(code)) throw new SourceFailure('status', `refuses the account (${code})`, { isFault: true })
  throw new SourceFailure('empty', 'does not have it')
}

/** A list of an answer, which is missing where it would be empty. */
function listIn(response: HttpResponse, part: string, list: string): readonly unknown[] {
  const outer = v.fallback(v.record(v.string(), v.unknown()), {})
  return v.parse(looseList, v.parse(outer, answerIn(response)[part])[list])
}

const collectionsIn = (kind: CollectionKind, rows: readonly v.InferOutput<typeof albumRow>[]): readonly Collection[] =>
  collectionsOf(
    rows.map(({ id, name, artist, songCount, coverArt }) => ({
      id: `subsonic-${kind}-${id}`,
      kind,
      name,
      about: aboutOf(artist),
      count: songCount,
      ...coverOf('subsonic', coverArt),
    })),
  )

const songsIn = (rows: readonly unknown[]): readonly Song[] =>
  songsOf(
    knownRows(songRow, rows).map(({ id, title, artist, album, duration, coverArt }) => ({
      id: `subsonic-${id}`,
      name: title,
      artist: aboutOf(artist),
      album: aboutOf(album),
      seconds: lengthOf(duration),
      ...coverOf('subsonic', coverArt),
    })),
  )

/** The first lyrics that have times, as LRC; empty if none have. */
function lrcOf(all: readonly unknown[]): string {
  const lines = anyKnownRows(structured, all).find(({ synced }) => synced)?.line ?? []
  return anyKnownRows(line, lines)
    .map(({ start, value }) => `[${lrcTime(start)}]${value.replaceAll(/[\r\n]+/g, ' ')}`)
    .join('\n')
    .slice(0, 100_000)
}

/** @param start in ms */
const lrcTime = (start: number): string =>
  `${String(Math.floor(start / 60_000)).padStart(2, '0')}:${((start / 1000) % 60).toFixed(2).padStart(5, '0')}`

interface SubsonicQueries extends MusicQueries {
  readonly soundAddress: (name: string, form: SoundForm) => string
}

function openSubsonic(ports: SourcePorts, subsonic: Subsonic): SubsonicQueries {
  const { playlists, albums, songs, search, lyrics } = subsonicQuestions(subsonic)
  return {
    collections: joined(openSource(playlists, ports), openSource(albums, ports)),
    songs: openSource(songs, ports),
    search: openSource(search, ports),
    lyrics: openSource(lyrics, ports),
    coverAddress: (name) => subsonicCover(subsonic, name),
    soundAddress: (name, form) => subsonicSound(subsonic, name, form),
  }
}

/** The lists of two questions as one, as old as the older of them; one alone where the other has no answer. */
const joined =
  <Row>(
    one: QuerySource<void, readonly Row[]>,
    other: QuerySource<void, readonly Row[]>,
  ): QuerySource<void, readonly Row[]> =>
  async (query, caller) => {
    const settled = await Promise.allSettled([one(query, caller), other(query, caller)])
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const [oldest] = answers.toSorted((a, b) => b.age - a.age)
    if (oldest !== undefined) return { ...oldest, value: answers.flatMap(({ value }) => value) }
    const [failed] = settled
    throw failed.status === 'rejected' ? failed.reason : new SourceFailure('empty', 'no answer')
  }

const drawSalt = () => randomBytes(8).toString('hex')

interface SubsonicSettings {
  readonly server: string
  readonly user: string
  readonly password: string
}

const withSalt = ({ server: origin, ...account }: SubsonicSettings, salt = drawSalt()): Subsonic => ({
  server: origin,
  account: { ...account, salt },
})

export const subsonicProvider = defineProvider({
  id: ID,
  purpose: 'your music library',
  fallback: 'bundled pieces, own files',
  needs: all<SubsonicSettings>(
    { server: server('SUBSONIC_URL'), user: user('SUBSONIC_USER'), password: password('SUBSONIC_PASSWORD') },
    'a music library with the interface of Subsonic, such as Navidrome, which may be in your network, and an account there: whoever opens the page may listen to what this account may',
  ),
  open: (ports, settings) => openSubsonic(ports, withSalt(settings, ports.salt)),
  questions(settings) {
    const { playlists, albums, search } = subsonicQuestions(withSalt(settings))
    return [question(playlists, undefined), question(albums, undefined), question(search, '爱')]
  },
})
