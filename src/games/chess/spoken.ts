import { type GameRecord, presentState } from '../kit/record.ts'
import { kindText } from './Board.tsx'
import type { Move, Position, Setup } from './rules.ts'
import { other } from './rules.ts'
import { useTexts } from './texts.ts'

/** The last move in words, and what it has led to. */
export function useSpoken(record: GameRecord<Setup, Position, Move>): string {
  const say = useTexts()
  const { last, pieces, turn, isCheck, end } = presentState(record)
  const piece = pieces.find(({ square }) => square === last?.to)
  if (last === undefined || piece === undefined) return ''
  const { opponent, side } = record.setup
  const mover = other(turn)
  const who = say(opponent === 'friend' ? (mover === 'w' ? 'white' : 'black') : mover === side ? 'you' : 'computer')
  const move = say(last.isCapture ? 'saidTakes' : 'said', {
    who,
    kind: kindText(piece.kind, say),
    from: last.from,
    to: last.to,
  })
  if (end !== undefined) return `${move} ${say(end.reason)}`
  return isCheck ? `${move} ${say('inCheck')}` : move
}
