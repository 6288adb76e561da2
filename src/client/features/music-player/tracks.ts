import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Language } from '../../../shared/constants.ts'
import { faceUrls } from '../../core/face-urls.ts'
import { language, useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { showFacesOnceConnected } from '../faces/lazy.ts'
import { pieces } from './bundled/pieces.ts'
import { musicFiles } from './document.ts'
import type { MusicFiles } from './files/model.ts'
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

const BUNDLED = 'bundled:'
const FILE = 'file:'
/** Of what has no picture: the scenes' own. */
const SCENE_COLORS = new Map(pieces.map(({ cover, color }) => [cover, color]))

export const bundledTrack = (piece: string): string => BUNDLED + piece
export const fileTrack = (file: string): string => FILE + file

/** Where a track comes from, and its name there; undefined for an id of a newer program. */
export function sourceOf(id: string): { readonly kind: 'bundled' | 'file'; readonly name: string } | undefined {
  if (id.startsWith(BUNDLED)) return { kind: 'bundled', name: id.slice(BUNDLED.length) }
  if (id.startsWith(FILE)) return { kind: 'file', name: id.slice(FILE.length) }
  return undefined
}

const covers = new Map<CoverScene, string>()

/** The address of a scene's picture. */
function coverUrl(scene: CoverScene): string {
  const url = covers.get(scene) ?? `data:image/svg+xml,${encodeURIComponent(coverSvg(scene))}`
  covers.set(scene, url)
  return url
}

/** A track by its id; undefined if it is gone. */
export function trackOf(
  id: string,
  { files }: MusicFiles = musicFiles.get(),
  urls: Readonly<Record<string, string>> = faceUrls.getState(),
  inLanguage: Language = language(),
): Track | undefined {
  const source = sourceOf(id)
  if (source?.kind === 'bundled') {
    const piece = pieces.find((one) => one.id === source.name)
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
  const file = files.find((one) => one.id === source?.name)
  if (file === undefined) return undefined
  const scene = sceneOf(file.id)
  const { name, artist, cover, color, seconds } = file
  return {
    id,
    name,
    artist,
    cover: urls[cover] || coverUrl(scene),
    color: color || SCENE_COLORS.get(scene) || '',
    seconds,
  }
}

/** The tracks of these ids that exist, as they are now. */
export function useTracks(ids: readonly string[]): readonly Track[] {
  const inLanguage = useLanguage()
  const files = useDocument(musicFiles, (now) => now)
  const urls = useStore(faceUrls)
  useEffect(() => {
    // pictures are read from storage
    const names = new Set(ids.map((id) => sourceOf(id)?.name))
    const wanted = files.files.filter(({ id, cover }) => cover !== '' && names.has(id)).map(({ cover }) => cover)
    if (wanted.length > 0) void showFacesOnceConnected(wanted)
  }, [ids, files])
  return ids.flatMap((id) => trackOf(id, files, urls, inLanguage) ?? [])
}
