import type { SoundForm } from '../../../../shared/entities/music.ts'
import { loadScore } from './bundled/pieces.ts'
import { readFile } from './files/file-store.ts'
import { readLrc } from './kernel/lrc.ts'
import { type LyricLine, scoreLyrics } from './kernel/performance.ts'
import { lyricsOf } from './servers/live-music.ts'
import { sourceOf } from './tracks.ts'

/** A track of this list whose sound is not in this browser. */
export class TrackMissingError extends Error {}

/** The sound of a track: its bytes, or where they are. */
export interface Sound {
  readonly from: Blob | string
  /** Whether it is only the part that may be heard without a membership. */
  readonly isTrial?: boolean
}

/** Whether the sound of a track may come in another form, where the usual one does not play. */
export const hasOtherForm = (id: string): boolean => sourceOf(id)?.kind === 'song'

/** The sound of a track. @throws TrackMissingError; CallError if its server does not give it */
export async function openTrack(id: string, form: SoundForm = 'usual'): Promise<Sound> {
  const source = sourceOf(id)
  if (source?.kind === 'bundled') {
    const { renderPiece } = await import('./bundled/render-piece.ts')
    return { from: await renderPiece(source.name) }
  }
  if (source?.kind === 'song') {
    const { openSong } = await import('./servers/open-song.ts')
    const { url, isTrial } = await openSong(source.name, form)
    return { from: url, isTrial }
  }
  const file = source && (await readFile(source.name))
  if (file === undefined) throw new TrackMissingError(id)
  return { from: file.audio }
}

/** The lyrics of a track by time, none if it has none. Rejects if they cannot be read. */
export async function openLyrics(id: string): Promise<readonly LyricLine[]> {
  const source = sourceOf(id)
  if (source?.kind === 'bundled') return scoreLyrics(await loadScore(source.name))
  if (source?.kind === 'song') return readLrc(await lyricsOf(source.name))
  const file = source && (await readFile(source.name))
  return readLrc(file?.lyrics ?? '')
}
