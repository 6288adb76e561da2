import { type MusicServer, nameAtServer, partsOfCollection, serverOfMusic } from '../../../shared/entities/music.ts'
import type { Fresh, LiveMusic, Unavailable } from '../../core/upstream/live-data.ts'
import { orUnavailable } from '../outcome.ts'
import type { Provider, ProviderPorts } from '../provider.ts'
import { neteaseProvider } from './netease.ts'
import type { MusicQueries } from './queries.ts'
import { subsonicProvider } from './subsonic.ts'

export const musicProviders: readonly Provider<unknown>[] = [neteaseProvider, subsonicProvider]

/** Opens the music servers that the operator has set up. */
export function openMusic(ports: ProviderPorts): LiveMusic {
  const [netease, subsonic] = [neteaseProvider.open(ports), subsonicProvider.open(ports)]
  const queries: Readonly<Record<MusicServer, MusicQueries | undefined>> = { netease, subsonic }
  const isOff = (server: MusicServer) => ports.off.has(`music.${server}`)
  const ask = async <Value>(
    server: MusicServer,
    run: (queries: MusicQueries) => Promise<Fresh<Value>>,
  ): Promise<Fresh<Value> | Unavailable> => {
    const opened = queries[server]
    return opened === undefined ? 'off' : orUnavailable(run(opened))
  }
  return {
    collections: (server, caller) => ask(server, ({ collections }) => collections(undefined, caller)),
    songs: (id, caller) => ask(serverOfMusic(id), ({ songs }) => songs(partsOfCollection(id), caller)),
    search: (server, text, caller) => ask(server, ({ search }) => search(text, caller)),
    lyrics: (id, caller) => ask(serverOfMusic(id), ({ lyrics }) => lyrics(nameAtServer(id), caller)),
    sound: async (id, form, caller) =>
      netease === undefined ? 'off' : orUnavailable(netease.sound({ number: nameAtServer(id), form }, caller)),
    openGuestSession: async (caller) =>
      netease === undefined ? 'off' : orUnavailable(netease.openGuestSession(caller)),
    coverAddress(id) {
      const server = serverOfMusic(id)
      return isOff(server) ? undefined : queries[server]?.coverAddress(nameAtServer(id))
    },
    soundAddress: (id, form) => (isOff('subsonic') ? undefined : subsonic?.soundAddress(nameAtServer(id), form)),
  }
}
