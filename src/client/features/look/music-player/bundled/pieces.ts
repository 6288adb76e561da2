import list from '../../../../../../catalog/music/pieces.json' with { type: 'json' }
import type { Language } from '../../../../../shared/constants.ts'
import type { CoverScene } from '../kernel/cover.ts'
import type { Score } from '../kernel/score.ts'

/** A piece that this build brings, whose score becomes sound in the browser (`catalog/music`). */
interface Piece {
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  readonly artists: Readonly<Record<Language, string>>
  /** Of its words. */
  readonly language?: Language
  readonly seconds: number
  readonly cover: CoverScene
  /** The cover's, `#rrggbb`. */
  readonly color: string
}

/** The pieces that this build brings, in the order of the library. */
export const pieces = list as readonly Piece[]

const scores = import.meta.glob<Score>('../../../../../../catalog/music/scores/*.json', { import: 'default' })

/** Loads the score of a piece. Rejects if there is none or it cannot be loaded. */
export async function loadScore(id: string): Promise<Score> {
  const load = scores[`../../../../../../catalog/music/scores/${id}.json`]
  if (load === undefined) throw new Error(`no score ${id}`)
  return load()
}
