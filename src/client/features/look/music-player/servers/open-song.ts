import { getSong, musicCover, musicStream, youkeLogin } from '../../../../../shared/api/music.ts'
import { type SoundForm, serverOfMusic } from '../../../../../shared/entities/music.ts'
import { call, callFile } from '../../../../core/net/call.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { noteCall } from '../../../../core/net/call-log.ts'
import { fileUrl, whenConnected } from '../../../../core/net/connection.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { queuedSongs } from '../document.ts'
import { coverColor } from '../files/cover-color.ts'
import { withColor } from './model.ts'

/** Where the sound of a song is, and whether it is only the part that may be heard without a membership. */
export interface SongSound {
  readonly url: string
  readonly isTrial: boolean
}

/** Opens a song of a server, by its id there. Rejects with a `CallError`. */
export async function openSong(id: string, form: SoundForm): Promise<SongSound> {
  await whenConnected()
  void learnColor(id)
  // not from the cache of answers: it would give an address of others in pure offline
  if (serverOfMusic(id) === 'netease') {
    await openGuestSession()
    return call(getSong, { id, form }, { silent: true, fresh: true })
  }
  const url = fileUrl(musicStream, { id, form })
  if (url === undefined) throw new CallError('offline', 'no server')
  if (themeSettings.get().isPureOffline) throw new CallError('pureOffline', 'pure offline')
  noteCall(musicStream.path, musicStream.thirdParty?.({ id, form }))
  return { url, isTrial: false }
}

/** Has the server open a guest session, of which the cache of answers knows for an hour; songs do without one. */
async function openGuestSession(): Promise<void> {
  try {
    await call(youkeLogin, {}, { silent: true })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** Remembers the colour of a song's cover, if it is not known. */
async function learnColor(id: string): Promise<void> {
  const song = queuedSongs.get().songs.find((one) => one.id === id)
  if (song?.cover === undefined || song.color !== '') return
  try {
    const color = await coverColor(await callFile(musicCover, { id: song.cover }, { silent: true }))
    queuedSongs.update((now) => withColor(now, id, color), { origin: 'program' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
