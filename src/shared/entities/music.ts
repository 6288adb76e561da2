import * as v from 'valibot'

/** The servers of the operator's that have music: one compatible with NetEase Cloud Music's, one with Subsonic's. */
export const MUSIC_SERVERS = ['netease', 'subsonic'] as const
export type MusicServer = (typeof MUSIC_SERVERS)[number]

/** The most collections of a server, and songs of a collection or of a search. */
export const MUSIC_LIMITS = { collections: 300, songs: 500, found: 50 } as const

const NETEASE_NUMBER = String.raw`[1-9]\d{0,14}`
const SUBSONIC_ID = String.raw`[\w.~:-]{1,120}`

/** The server and its own number or name: `netease-186016`. */
export const songId = v.pipe(v.string(), v.regex(new RegExp(`^(?:netease-${NETEASE_NUMBER}|subsonic-${SUBSONIC_ID})$`)))
/** The server, what it is, and its own number or name: `subsonic-album-42`. */
export const collectionId = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:netease-chart-${NETEASE_NUMBER}|subsonic-(?:album|playlist)-${SUBSONIC_ID})$`)),
)
/** The server and its own name of the picture. */
export const coverId = v.pipe(
  v.string(),
  v.regex(new RegExp(String.raw`^(?:netease-[\w=-]{1,60}/\d{1,24}\.(?:jpg|png)|subsonic-${SUBSONIC_ID})$`)),
)

/** The server of a song, a collection or a cover. */
export const serverOfMusic = (id: string): MusicServer =>
  MUSIC_SERVERS.find((server) => id.startsWith(`${server}-`)) ?? MUSIC_SERVERS[0]

/** The name that a song or a cover has at its server. */
export const nameAtServer = (id: string): string => id.slice(id.indexOf('-') + 1)

/** What a collection is at its server, and its name there. */
export function partsOfCollection(id: string): { readonly kind: CollectionKind; readonly name: string } {
  const [, kind = '', ...name] = id.split('-')
  return { kind: COLLECTION_KINDS.find((one) => one === kind) ?? 'chart', name: name.join('-') }
}

/** What a collection is. */
export const COLLECTION_KINDS = ['chart', 'playlist', 'album'] as const
export type CollectionKind = (typeof COLLECTION_KINDS)[number]

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Empty where the server does not say. */
const about = v.pipe(v.string(), v.maxLength(200))
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))

/** Songs that belong together: a chart, a playlist, an album. */
export const collectionSchema = v.object({
  id: collectionId,
  kind: v.picklist(COLLECTION_KINDS),
  name,
  /** Whose it is, or how often it changes. */
  about,
  /** How many songs it has; 0 where the server does not say. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  cover: v.optional(coverId),
})
export type Collection = Readonly<v.InferOutput<typeof collectionSchema>>

/** A song of a server, by what is known before it is played. */
export const songSchema = v.object({
  id: songId,
  name,
  artist: about,
  album: about,
  /** 0 where the server does not say. */
  seconds,
  cover: v.optional(coverId),
})
export type Song = Readonly<v.InferOutput<typeof songSchema>>

/** Which sound of a song: the usual one, or another that may play where that one does not. */
export const SOUND_FORMS = ['usual', 'other'] as const
export type SoundForm = (typeof SOUND_FORMS)[number]
