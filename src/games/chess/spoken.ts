import { type GameRecord, presentState } from '../kit/record.ts'
import { kindText } from './Board.tsx'
import type { Move, Position, Setup } from './rules.ts'
import { other } from './rules.ts'
import { useTexts } from './texts.ts'
import type { Hint } from './use-hint.ts'

/** The move that is advised, else the last one, what it took and what it has led to, in words. */
export function useSpoken(record: GameRecord<Setup, Position, Move>, hint: Hint | undefined): string {
  const say = useTexts()
  const { last, pieces, turn, isCheck, end } = presentState(record)
  if (hint !== undefined) {
    const advised = pieces.find(({ square }) => square === hint.from)
    return advised === undefined ? '' : say('hinted', { kind: kindText(advised.kind, say), ...hint })
  }
  const piece = pieces.find(({ square }) => square === last?.to)
  const left = new Set(pieces.map(({ id }) => id))
  const taken = record.states.at(-2)?.pieces.find(({ id }) => !left.has(id))
  if (last === undefined || piece === undefined) return ''
  const { opponent, side } = record.setup
  const mover = other(turn)
  const who = say(opponent === 'friend' ? (mover === 'w' ? 'white' : 'black') : mover === side ? 'you' : 'computer')
  const move = say(taken === undefined ? 'said' : 'saidTakes', {
    who,
    kind: kindText(piece.kind, say),
    from: last.from,
    to: last.to,
    ...(taken === undefined ? {} : { taken: kindText(taken.kind, say) }),
  })
  if (end !== undefined) return `${move} ${say(end.reason)}`
  return isCheck ? `${move} ${say('inCheck')}` : move
}
