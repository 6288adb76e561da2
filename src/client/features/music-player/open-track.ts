import { loadScore } from './bundled/pieces.ts'
import { readFile } from './files/file-store.ts'
import { readLrc } from './kernel/lrc.ts'
import { type LyricLine, scoreLyrics } from './kernel/performance.ts'
import { sourceOf } from './tracks.ts'

/** A track of this list whose sound is not in this browser. */
export class TrackMissingError extends Error {}

/** The sound of a track. @throws TrackMissingError */
export async function openTrack(id: string): Promise<Blob> {
  const source = sourceOf(id)
  if (source?.kind === 'bundled') {
    const { renderPiece } = await import('./bundled/render-piece.ts')
    return renderPiece(source.name)
  }
  const file = source && (await readFile(source.name))
  if (file === undefined) throw new TrackMissingError(id)
  return file.audio
}

/** The lyrics of a track by time, none if it has none. Rejects if they cannot be read. */
export async function openLyrics(id: string): Promise<readonly LyricLine[]> {
  const source = sourceOf(id)
  if (source?.kind === 'bundled') return scoreLyrics(await loadScore(source.name))
  const file = source && (await readFile(source.name))
  return readLrc(file?.lyrics ?? '')
}
