import * as v from 'valibot'
import {
  collectionSchema,
  MUSIC_LIMITS,
  MUSIC_SERVERS,
  type Song,
  songSchema,
} from '../../../../shared/entities/music.ts'
import { isWithin } from '../../../../shared/lib/text/one-line.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { salvageRecord } from '../../../core/documents/schemas/salvage-record.ts'
import { salvage } from '../../../core/documents/schemas/schema.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { defineLiveDocument } from '../../data/live-data/index.ts'
import { FILE_LIMITS, type MusicFile, type MusicFiles } from './files/model.ts'
import { LIST_LIMIT, type Music, NO_MUSIC, PLAY_SORTS } from './model.ts'
import type { QueuedSong, QueuedSongs } from './servers/model.ts'

const trackId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const readTrackId = repairBySchema(trackId)

/** What is played. Not undoable: a record player is not either. */
export const music = defineDocument<Music>({
  id: 'music',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: NO_MUSIC,
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no music' }
      const repaired: string[] = []
      const list = salvage(input.playingList, 'playingList', repaired, readTrackId)
      const part = <T>(key: keyof Music, schema: v.GenericSchema<unknown, T>, otherwise: T): T => {
        const read = v.safeParse(schema, input[key])
        if (read.success) return read.output
        repaired.push(key)
        return otherwise
      }
      const value: Music = {
        playingList: list.slice(0, LIST_LIMIT),
        playingId: part('playingId', v.union([v.literal(''), trackId]), ''),
        currentTime: part('currentTime', seconds, 0),
        duration: part('duration', seconds, 0),
        volume: part('volume', v.pipe(v.number(), v.minValue(0), v.maxValue(100)), NO_MUSIC.volume),
        playSort: part('playSort', v.picklist(PLAY_SORTS), 0),
      }
      return { ok: true, value, repaired }
    },
  },
})

const text = v.pipe(v.string(), v.check(isWithin(FILE_LIMITS.name)))
const readFile = repairBySchema<MusicFile>(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    name: text,
    artist: text,
    cover: v.union([v.literal(''), v.pipe(v.string(), v.check(isFaceReference))]),
    color: v.pipe(v.string(), v.regex(/^(#[\da-f]{6})?$/)),
    seconds,
    fileName: text,
    bytes: seconds,
  }),
)
const readTime = repairBySchema(seconds)

/** The user's own files by what is known of them; their bytes are in a database of their own (`files/file-store.ts`). */
export const musicFiles = defineDocument<MusicFiles>({
  id: 'music.files',
  section: 'more',
  travels: 'device',
  initial: { files: [], deleted: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no files' }
      const repaired: string[] = []
      const files = salvage(input.files, 'files', repaired, readFile)
      const deleted = salvageRecord(input.deleted, 'deleted', repaired, readTime)
      return { ok: true, value: { files, deleted }, repaired }
    },
  },
})

const readSong = repairBySchema<QueuedSong>(
  v.object({ ...songSchema.entries, color: v.fallback(v.pipe(v.string(), v.regex(/^(#[\da-f]{6})?$/)), '') }),
)

/** The songs of servers that are in the queue. Not undoable, as the queue. */
export const queuedSongs = defineDocument<QueuedSongs>({
  id: 'music.songs',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { songs: [] },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no songs' }
      const repaired: string[] = []
      return { ok: true, value: { songs: salvage(input.songs, 'songs', repaired, readSong) }, repaired }
    },
  },
})

/** Collections of which the songs are kept. */
const COLLECTIONS_LIMIT = 12
const collections = v.pipe(v.array(collectionSchema), v.maxLength(MUSIC_LIMITS.collections))
const songs = v.pipe(v.array(songSchema), v.maxLength(MUSIC_LIMITS.songs))

/** What each server lists first. */
export const musicLists = defineLiveDocument('music.lists', collections, MUSIC_SERVERS.length)
/** The songs of collections, by their ids. */
export const musicCollections = defineLiveDocument<readonly Song[]>('music.collections', songs, COLLECTIONS_LIMIT)
