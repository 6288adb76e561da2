import * as v from 'valibot'
import {
  collectionId,
  collectionSchema,
  coverId,
  MUSIC_SERVERS,
  SOUND_FORMS,
  serverOfMusic,
  songId,
  songSchema,
} from '../entities/music.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { freshness } from './freshness.ts'

const idOf = (id: string) => `music.${serverOfMusic(id)}`

/** What a music server lists first: charts, or playlists and albums. Refused where the operator has set up none. */
export const toplist = endpoint({
  method: 'GET',
  path: '/api/toplist',
  about: 'Lists the charts of a music server, or its playlists and newest albums.',
  input: v.object({ server: v.optional(v.picklist(MUSIC_SERVERS), 'netease') }),
  output: v.object({ list: v.array(collectionSchema), ...freshness }),
  cache: 12 * 3600,
  thirdParty: ({ server }) => `music.${server}`,
})

/** The songs of a chart, a playlist or an album. */
export const topDetail = endpoint({
  method: 'GET',
  path: '/api/top_detail',
  about: 'Lists the songs of a chart, a playlist or an album.',
  input: v.object({ id: collectionId }),
  output: v.object({ songs: v.array(songSchema), ...freshness }),
  cache: 12 * 3600,
  thirdParty: ({ id }) => idOf(id),
})

/** The songs of a server that a text finds. */
export const musicSearch = endpoint({
  method: 'GET',
  path: '/api/music_search',
  about: 'Searches the songs of a music server.',
  input: v.object({
    server: v.picklist(MUSIC_SERVERS),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  }),
  output: v.object({ songs: v.array(songSchema), ...freshness }),
  thirdParty: ({ server }) => `music.${server}`,
})

/** Opens a guest session at the operator's server for NetEase Cloud Music; its cookie is kept here, never told. */
export const youkeLogin = endpoint({
  method: 'GET',
  path: '/api/youke_login',
  about: 'Opens a guest session at the music server, with which sounds are asked for; its cookie stays with this one.',
  input: v.object({}),
  output: v.object(freshness),
  cache: 3600,
  thirdParty: () => 'music.netease',
})

/** Where the sound of a song of NetEase Cloud Music is; refused where there is none for this server. */
export const getSong = endpoint({
  method: 'GET',
  path: '/api/get_song',
  about: 'Tells where the sound of a song is, and whether it is only the beginning of it.',
  input: v.object({
    id: v.pipe(songId, v.startsWith('netease-')),
    form: v.optional(v.picklist(SOUND_FORMS), 'usual'),
  }),
  output: v.object({
    /** It is there for about twenty minutes. */
    url: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(1000)),
    /** Whether it is the part that may be heard without a membership. */
    isTrial: v.boolean(),
  }),
  // spec section 6
  cache: 15 * 60,
  thirdParty: ({ id }) => idOf(id),
})

/** The lyrics of a song in the form LRC; empty if it has none. */
export const getLyric = endpoint({
  method: 'GET',
  path: '/api/get_lyric',
  about: 'Gives the lyrics of a song by time, in the form LRC.',
  input: v.object({ id: songId }),
  output: v.object({ lrc: v.pipe(v.string(), v.maxLength(100_000)) }),
  cache: 12 * 3600,
  thirdParty: ({ id }) => idOf(id),
})

/** The cover of a song or a collection, drawn anew within 480 pixels. */
export const musicCover = fileEndpoint({
  path: '/api/music_cover',
  about: 'Fetches a cover of a music server and draws it anew.',
  input: v.object({ id: coverId }),
  type: 'image/webp',
  cache: 7 * 24 * 3600,
  thirdParty: ({ id }) => idOf(id),
})

/** The sound of a song of a Subsonic server, of which a part may be asked for by `Range`. */
export const musicStream = fileEndpoint({
  path: '/api/music_stream',
  about: 'Passes on the sound of a song as it arrives from the music server.',
  input: v.object({
    id: v.pipe(songId, v.startsWith('subsonic-')),
    form: v.optional(v.picklist(SOUND_FORMS), 'usual'),
  }),
  type: 'audio/*',
  cache: 3600,
  thirdParty: ({ id }) => idOf(id),
})
