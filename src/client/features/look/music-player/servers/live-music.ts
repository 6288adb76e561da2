import { getLyric, musicSearch, topDetail, toplist } from '../../../../../shared/api/music.ts'
import { MUSIC_SERVERS, type MusicServer, type Song } from '../../../../../shared/entities/music.ts'
import { call } from '../../../../core/net/call.ts'
import { defineLive } from '../../../data/live-data/lazy.ts'
import { musicCollections, musicLists } from '../document.ts'

/** Charts change twice a day at most (spec section 6), a library of one's own whenever its owner adds something. */
const FRESH_MS: Readonly<Record<MusicServer, number>> = { netease: 12 * 3_600_000, subsonic: 5 * 60_000 }

const serverOf = (key: string): MusicServer => MUSIC_SERVERS.find((one) => key.startsWith(one)) ?? MUSIC_SERVERS[0]

/** What each server lists first, by its name. */
export const liveLists = defineLive({
  document: musicLists,
  freshMs: (key) => FRESH_MS[serverOf(key)],
  async ask(key) {
    const { list, age } = await call(toplist, { server: serverOf(key) }, { silent: true, fresh: true })
    return { value: list, age }
  },
})

/** The songs of a collection, by its id. */
export const liveCollections = defineLive({
  document: musicCollections,
  freshMs: (key) => FRESH_MS[serverOf(key)],
  async ask(id) {
    const { songs, age } = await call(topDetail, { id }, { silent: true, fresh: true })
    return { value: songs, age }
  },
})

/** The songs of a server that a text finds. Rejects with a `CallError`. */
export async function searchSongs(server: MusicServer, text: string, signal: AbortSignal): Promise<readonly Song[]> {
  const { songs } = await call(musicSearch, { server, text }, { silent: true, signal })
  return songs
}

/** The lyrics of a song as LRC. Rejects with a `CallError`. */
export const lyricsOf = async (id: string): Promise<string> => (await call(getLyric, { id }, { silent: true })).lrc
