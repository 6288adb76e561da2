export { pieces } from './bundled/pieces.ts'
export { music, musicFiles } from './document.ts'
export { addMusicFiles } from './files/add-files.ts'
export { FILE_LIMITS, type MusicFile, renameFile } from './files/model.ts'
export { deleteMusicFile, sweepMusicFiles } from './files/remove-file.ts'
export { lineAt } from './kernel/lrc.ts'
export type { LyricLine } from './kernel/performance.ts'
export { openLyrics } from './open-track.ts'
export {
  changeSort,
  playedTime,
  playFrom,
  removeFromQueue,
  seek,
  setVolume,
  skip,
  togglePlay,
} from './playback/player.ts'
export { useCurrentTrack, useProgress } from './playback/use-player.ts'
export { liveCollections, liveLists, searchSongs } from './servers/live-music.ts'
export { noteCover } from './servers/note-cover.ts'
export { playSongs } from './servers/play-songs.ts'
export {
  bundledTrack,
  bundledTracks,
  fileTrack,
  sceneUrl,
  songTrack,
  type Track,
  useCoverAddress,
  useTracks,
} from './tracks.ts'
