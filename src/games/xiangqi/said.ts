import type { Say } from '../kit/text/define-texts.ts'
import { pieceKey, placeOf } from './Board.tsx'
import { fromOf, toOf } from './generate.ts'
import { sideOf } from './pieces.ts'
import { type Position, RESIGN, type Setup } from './rules.ts'
import type { TextKey } from './texts.ts'

/** The last move in words, for a screen reader. */
export function saidOf({ board, last, isCheck, turn }: Position, { side }: Setup, say: Say<TextKey>): string {
  if (last === undefined || last === RESIGN) return ''
  const piece = board[toOf(last)] ?? 0
  const said = say('said', {
    who: say(sideOf(piece) === side ? 'you' : 'computer'),
    piece: say(pieceKey(piece)),
    from: placeOf(fromOf(last)),
    to: placeOf(toOf(last)),
  })
  return isCheck && turn !== undefined ? `${said} ${say('check')}` : said
}
