import type { Language } from '../../shared/constants.ts'
import { kindOf, type Piece, sideOf } from './pieces.ts'

/** Simplified signs, or traditional ones: those that pieces bear where no signs are one's own, too. */
export type Script = 'simplified' | 'traditional'

export const scriptOf = (language: Language): Script => (language === 'zh-CN' ? 'simplified' : 'traditional')

/** By kind, red's and black's. */
const ON_PIECES: Readonly<Record<Script, readonly [string, string]>> = {
  simplified: ['帅仕相马车炮兵', '将士象马车炮卒'],
  traditional: ['帥仕相傌俥炮兵', '將士象馬車砲卒'],
}
const IN_RECORDS: Readonly<Record<Script, readonly [string, string]>> = {
  simplified: ON_PIECES.simplified,
  traditional: ['帥仕相馬車炮兵', '將士象馬車砲卒'],
}

const pick = (signs: readonly [string, string], piece: Piece): string =>
  signs[sideOf(piece) === 2 ? 1 : 0][kindOf(piece) - 1] ?? ''

/** What stands on a piece. */
export const glyphOf = (piece: Piece, script: Script): string => pick(ON_PIECES[script], piece)
/** How a record of moves names a piece. */
export const recordNameOf = (piece: Piece, script: Script): string => pick(IN_RECORDS[script], piece)
/** The letter of a piece, the same for both sides. */
export const letterOf = (piece: Piece): string => 'KAEHRCP'[kindOf(piece) - 1] ?? ''
/** What is written in the river: the border of two realms. */
export const RIVER: Readonly<Record<Script, string>> = { simplified: '楚河汉界', traditional: '楚河漢界' }
