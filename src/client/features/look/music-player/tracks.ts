import { useEffect } from 'react'
import { useStore } from 'zustand'
import { musicCover } from '../../../../shared/api/music.ts'
import type { Language } from '../../../../shared/constants.ts'
import type { Song } from '../../../../shared/entities/music.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { connection, fileUrl } from '../../../core/net/connection.ts'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { language, useLanguage } from '../../../core/text/i18n.ts'
import { showFacesOnceConnected } from '../../data/faces/lazy.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { pieces } from './bundled/pieces.ts'
import { musicFiles, queuedSongs } from './document.ts'
import type { MusicFile } from './files/model.ts'
import { type CoverScene, coverSvg, sceneOf } from './kernel/cover.ts'

/** What is known of a track before it is played. */
export interface Track {
  readonly id: string
  readonly name: string
  readonly artist: string
  /** The address of its cover. */
  readonly cover: string
  /** The cover's colour, `#rrggbb`. */
  readonly color: string
  readonly seconds: number
  /** The language of its name, where that is known not to be the user's. */
  readonly lyricsLanguage?: Language | undefined
}

/** The prefixes of tracks' ids. */
const PREFIXES = { bundled: 'bundled:', file: 'file:', song: 'song:' } as const
type TrackKind = keyof typeof PREFIXES
const KINDS: readonly TrackKind[] = ['bundled', 'file', 'song']
/** Of what has no picture: the scenes' own. */
const SCENE_COLORS = new Map(pieces.map(({ cover, color }) => [cover, color]))

/** The track of a piece that this build brings, by the piece's id. */
export const bundledTrack = (piece: string): string => PREFIXES.bundled + piece
/** The tracks of all pieces that this build brings, in their order. */
export const bundledTracks = (): readonly string[] => pieces.map(({ id }) => bundledTrack(id))
/** The current track; before anything was played, the first that this build brings. */
export const currentTrackOf = ({ playingId }: { readonly playingId: string }): string =>
  playingId || (bundledTracks()[0] ?? '')
/** The track of a file of the user's own, by its id. */
export const fileTrack = (file: string): string => PREFIXES.file + file
/** The track of a song of a server, by its id there. */
export const songTrack = (song: string): string => PREFIXES.song + song

/** Where a track comes from, and its name there; undefined for an id of a newer program. */
export function sourceOf(id: string): { readonly kind: TrackKind; readonly name: string } | undefined {
  const kind = KINDS.find((one) => id.startsWith(PREFIXES[one]))
  return kind && { kind, name: id.slice(PREFIXES[kind].length) }
}

const covers = new Map<CoverScene, string>()

/** The address of a scene's picture. */
function coverUrl(scene: CoverScene): string {
  const url = covers.get(scene) ?? `data:image/svg+xml,${encodeURIComponent(coverSvg(scene))}`
  covers.set(scene, url)
  return url
}

/** The picture of what has none: one of the scenes, always the same. */
function sceneCover(id: string): Pick<Track, 'cover' | 'color'> {
  const scene = sceneOf(id)
  return { cover: coverUrl(scene), color: SCENE_COLORS.get(scene) ?? '' }
}

/** Where tracks are looked up. */
interface Shelves {
  readonly files: readonly MusicFile[]
  readonly songs: readonly (Song & { readonly color?: string })[]
  /** Addresses of own pictures by their references. */
  readonly faces: Readonly<Record<string, string>>
  /** Whether covers of servers may be asked for. */
  readonly hasCovers: boolean
  readonly inLanguage: Language
}

const shelves = (): Shelves => ({
  files: musicFiles.get().files,
  songs: queuedSongs.get().songs,
  faces: faceUrls.getState(),
  hasCovers: connection.getState().isOpen && !themeSettings.get().isPureOffline,
  inLanguage: language(),
})

/** A track by its id; undefined if it is gone. */
export function trackOf(id: string, on: Shelves = shelves()): Track | undefined {
  const source = sourceOf(id)
  switch (source?.kind) {
    case 'bundled':
      return pieceTrack(id, source.name, on)
    case 'file':
      return fileTrackOf(id, source.name, on)
    case 'song':
      return songTrackOf(id, source.name, on)
    default:
      return undefined
  }
}

function pieceTrack(id: string, name: string, { inLanguage }: Shelves): Track | undefined {
  const piece = pieces.find((one) => one.id === name)
  if (piece === undefined) return undefined
  const { names, artists, seconds, cover, color, language: lyricsLanguage } = piece
  return {
    id,
    name: names[inLanguage],
    artist: artists[inLanguage],
    cover: coverUrl(cover),
    color,
    seconds,
    lyricsLanguage,
  }
}

function fileTrackOf(id: string, name: string, { files, faces }: Shelves): Track | undefined {
  const file = files.find((one) => one.id === name)
  if (file === undefined) return undefined
  const scene = sceneCover(file.id)
  return {
    id,
    name: file.name,
    artist: file.artist,
    cover: faces[file.cover] || scene.cover,
    color: file.color || scene.color,
    seconds: file.seconds,
  }
}

function songTrackOf(id: string, name: string, on: Shelves): Track | undefined {
  const song = on.songs.find((one) => one.id === name)
  if (song === undefined) return undefined
  const scene = sceneCover(song.id)
  return {
    id,
    name: song.name,
    artist: song.artist,
    cover: coverAddress(song, on.hasCovers),
    color: song.color || (song.cover === undefined ? scene.color : ''),
    seconds: song.seconds,
  }
}

/** The address of the cover of a song or a collection of a server, or of a picture in its place. */
function coverAddress({ id, cover }: Pick<Song, 'id' | 'cover'>, hasCovers: boolean): string {
  const url = cover !== undefined && hasCovers ? fileUrl(musicCover, { id: cover }) : undefined
  return url ?? sceneCover(id).cover
}

/** The same for a component. */
export const useCoverAddress = (of: Pick<Song, 'id' | 'cover'>): string => coverAddress(of, useHasCovers())

function useHasCovers(): boolean {
  const isConnected = useStore(connection, ({ isOpen }) => isOpen)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  return isConnected && !isPureOffline
}

/** The address of the picture of what has none, or whose own cannot be had; always the same for an id. */
export const sceneUrl = (id: string): string => sceneCover(id).cover

/** The tracks of these ids that exist, as they are now. @param songs of a server that need not be in the queue */
export function useTracks(ids: readonly string[], songs?: readonly Song[]): readonly Track[] {
  const inLanguage = useLanguage()
  const files = useDocument(musicFiles, (now) => now.files)
  const queued = useDocument(queuedSongs, (now) => now.songs)
  const faces = useStore(faceUrls)
  const hasCovers = useHasCovers()
  useEffect(() => {
    // pictures are read from storage
    const names = new Set(ids.map((id) => sourceOf(id)?.name))
    const wanted = files.filter(({ id, cover }) => cover !== '' && names.has(id)).map(({ cover }) => cover)
    if (wanted.length > 0) void showFacesOnceConnected(wanted)
  }, [ids, files])
  const on = { files, songs: songs ?? queued, faces, hasCovers, inLanguage }
  return ids.flatMap((id) => trackOf(id, on) ?? [])
}
