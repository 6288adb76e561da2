import {
  type Collection,
  type CollectionKind,
  type MusicServer,
  nameAtServer,
  partsOfCollection,
  type Song,
  serverOfMusic,
} from '../../../shared/entities/music.ts'
import type { Fresh, LiveMusic, Silence } from '../../core/live-data.ts'
import type { OwnServers, SourceKeys } from '../keys.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { SourceFailure } from '../source.ts'
import { neteaseCover, neteaseQuestions } from './netease.ts'
import { type Subsonic, subsonicCover, subsonicQuestions, subsonicSound } from './subsonic.ts'

/** What is asked of a music server, whatever its interface. */
interface MusicQueries {
  readonly collections: QuerySource<void, readonly Collection[]>
  readonly songs: QuerySource<{ readonly kind: CollectionKind; readonly name: string }, readonly Song[]>
  readonly search: QuerySource<string, readonly Song[]>
  readonly lyrics: QuerySource<string, string>
}

/** The Subsonic server that the operator has set up, if he has. */
export const subsonicOf = (
  { subsonic: server }: Pick<OwnServers, 'subsonic'>,
  { subsonic: account }: Pick<SourceKeys, 'subsonic'>,
): Subsonic | undefined => (server === undefined || account === undefined ? undefined : { server, account })

/** Opens the music servers that the operator has set up. */
export function openMusic(
  ports: SourcePorts,
  keys: Pick<SourceKeys, 'subsonic'>,
  servers: Pick<OwnServers, 'netease' | 'subsonic'>,
): LiveMusic {
  const netease = servers.netease === undefined ? undefined : openNetease(servers.netease, ports)
  const subsonic = subsonicOf(servers, keys)
  const queries: Readonly<Record<MusicServer, MusicQueries | undefined>> = {
    netease,
    subsonic: subsonic && openSubsonic(subsonic, ports),
  }
  const isOff = (server: MusicServer) => ports.off.has(`music.${server}`)
  const ask = async <Value>(
    server: MusicServer,
    run: (queries: MusicQueries) => Promise<Fresh<Value>>,
  ): Promise<Fresh<Value> | Silence> => {
    const opened = queries[server]
    return opened === undefined ? 'off' : orSilence(run(opened))
  }
  return {
    collections: (server, caller) => ask(server, ({ collections }) => collections(undefined, caller)),
    songs: (id, caller) => ask(serverOfMusic(id), ({ songs }) => songs(partsOfCollection(id), caller)),
    search: (server, text, caller) => ask(server, ({ search }) => search(text, caller)),
    lyrics: (id, caller) => ask(serverOfMusic(id), ({ lyrics }) => lyrics(nameAtServer(id), caller)),
    sound: async (id, form, caller) =>
      netease === undefined ? 'off' : orSilence(netease.sound({ number: nameAtServer(id), form }, caller)),
    coverAddress(id) {
      const server = serverOfMusic(id)
      if (isOff(server)) return undefined
      if (server === 'netease') return netease && neteaseCover(nameAtServer(id))
      return subsonic && subsonicCover(subsonic, nameAtServer(id))
    },
    soundAddress: (id, form) =>
      isOff('subsonic') ? undefined : subsonic && subsonicSound(subsonic, nameAtServer(id), form),
  }
}

function openNetease(server: string, ports: SourcePorts) {
  const { charts, songs, search, sound, lyrics } = neteaseQuestions(server)
  const ofChart = openSource(songs, ports)
  return {
    collections: openSource(charts, ports),
    songs: ({ name }, caller) => ofChart(name, caller),
    search: openSource(search, ports),
    lyrics: openSource(lyrics, ports),
    sound: openSource(sound, ports),
  } satisfies MusicQueries & Record<string, unknown>
}

function openSubsonic(subsonic: Subsonic, ports: SourcePorts): MusicQueries {
  const { playlists, albums, songs, search, lyrics } = subsonicQuestions(subsonic)
  return {
    collections: joined(openSource(playlists, ports), openSource(albums, ports)),
    songs: openSource(songs, ports),
    search: openSource(search, ports),
    lyrics: openSource(lyrics, ports),
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
