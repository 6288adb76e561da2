import type { GameRecord } from '../kit/record.ts'
import { presentState } from '../kit/record.ts'
import type { Say } from '../kit/text/define-texts.ts'
import { pieceKey, placeOf } from './Board.tsx'
import { fromOf, type Move, toOf } from './generate.ts'
import { sideOf } from './pieces.ts'
import { type Position, RESIGN, type Setup } from './rules.ts'
import type { TextKey } from './texts.ts'

/** The move that is advised, else the last one with what it took, in words for a screen reader. */
export function saidOf(record: GameRecord<Setup, Position, Move>, hinted: Move | undefined, say: Say<TextKey>): string {
  const { board, last, isCheck, turn } = presentState(record)
  const places = (move: Move) => ({ from: placeOf(fromOf(move)), to: placeOf(toOf(move)) })
  if (hinted !== undefined)
    return say('hinted', { piece: say(pieceKey(board[fromOf(hinted)] ?? 0)), ...places(hinted) })
  if (last === undefined || last === RESIGN) return ''
  const piece = board[toOf(last)] ?? 0
  const taken = record.states.at(-2)?.board[toOf(last)] ?? 0
  const said = say(taken === 0 ? 'said' : 'saidTakes', {
    who: say(sideOf(piece) === record.setup.side ? 'you' : 'computer'),
    piece: say(pieceKey(piece)),
    ...places(last),
    ...(taken === 0 ? {} : { taken: say(pieceKey(taken)) }),
  })
  return isCheck && turn !== undefined ? `${said} ${say('check')}` : said
}
