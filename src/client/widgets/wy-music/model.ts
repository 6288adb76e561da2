import { MUSIC_SERVERS, type MusicServer } from '../../../shared/entities/music.ts'

/** How a tile of a size is laid out. */
export type TileShape = 'cell' | 'strip' | 'beside' | 'over'

/** One column is the cover, one row a strip; a wide tile has the cover beside the controls, any other under them. */
export function tileShape(rows: number, columns: number): TileShape {
  if (columns === 1) return 'cell'
  if (rows === 1) return 'strip'
  return columns >= 2 * rows ? 'beside' : 'over'
}

/** Where the window begins: with what is played, or with something to choose from. */
export type Section = 'now' | 'queue' | 'bundled' | 'files' | MusicServer
const OWN_SECTIONS: readonly Section[] = ['now', 'queue', 'bundled', 'files']

/** The sections of the window. @param offered ids of sources, such as `music.netease`, that the server may ask */
export const sectionsOf = (offered: readonly string[]): readonly Section[] => [
  ...OWN_SECTIONS,
  ...MUSIC_SERVERS.filter((server) => offered.includes(`music.${server}`)),
]

/** Seconds by which an arrow key moves, and the volume's step. */
export const SEEK_STEP_SECONDS = 5
export const VOLUME_STEP = 5

/** What a key does in the window, where no control of its own has it. */
export type KeyAction = { readonly seekBy: number } | { readonly louderBy: number } | 'toggle'

export function keyAction(key: string): KeyAction | undefined {
  switch (key) {
    case ' ':
      return 'toggle'
    case 'ArrowRight':
      return { seekBy: SEEK_STEP_SECONDS }
    case 'ArrowLeft':
      return { seekBy: -SEEK_STEP_SECONDS }
    case 'ArrowUp':
      return { louderBy: VOLUME_STEP }
    case 'ArrowDown':
      return { louderBy: -VOLUME_STEP }
    default:
      return undefined
  }
}
