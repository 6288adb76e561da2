import { useEffect, useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { isSeen } from '../kit/is-seen.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { playSound } from '../kit/sound/play-sound.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { lastVariant, useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board, pieceText } from './Board.tsx'
import { cellBeside, columnOf, rowOf } from './grid.ts'
import { advise, movesLeft, playSwap, WAYS } from './rules.ts'
import { refusedSteps } from './steps.ts'
import type { Swap } from './swaps.ts'
import { game } from './table-game.ts'
import { useTexts } from './texts.ts'
import { usePlayback } from './use-playback.ts'

/** After this time without a move one is shown, in ms. */
const IDLE_MS = 12_000
/** Where the cursor is first seen. */
const MIDDLE = 27

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past, isMotionReduced } = useStore(session)
  const [table, lying] = useTable(game, saved, lastVariant('moves30'))
  const [cursor, setCursor] = useState<number | undefined>(undefined)
  const [taken, setTaken] = useState<number | undefined>(undefined)
  const [hinted, setHinted] = useState<Swap | undefined>(undefined)
  const [said, setSaid] = useState('')
  const { playing, start, hurry } = usePlayback(({ type }) => type === 'cleared' && playSound('gain'))
  const position = presentState(lying.record)
  const { cells, way } = position
  const shown = playing?.steps[playing.at]
  const outcome = useSettled(playing === undefined ? lying.outcome : undefined)
  const number = (value: number) => formatNumber(value, language)
  const textAt = (key: 'cell' | 'hinted', cell: number) => {
    const piece = cells[cell]
    return say(key, {
      row: rowOf(cell) + 1,
      column: columnOf(cell) + 1,
      piece: piece === undefined ? '' : pieceText(piece, say),
    })
  }

  const rest = () => {
    hurry()
    setTaken(undefined)
    setHinted(undefined)
  }
  const swap = (from: number, direction: Direction) => {
    const to = cellBeside(from, direction)
    rest()
    if (to === undefined) return
    if (cursor !== undefined) setCursor(to)
    // of the position now: keys may come faster than the board is drawn
    const now = presentState(table.store.get().record)
    const played = playSwap(now, { from, to })
    if (played === undefined) {
      start(refusedSteps(now.cells, now.score, { from, to }))
      setSaid(say('refused'))
      return
    }
    const { rounds, gain, score } = played.position
    table.play({ from, to })
    start(played.steps)
    setSaid(rounds > 1 ? say('chained', { rounds, gain, score }) : say('brought', { gain, score }))
  }
  const take = (cell: number) => {
    const isTaken = taken === cell
    rest()
    setTaken(isTaken ? undefined : cell)
    const piece = cells[cell]
    if (piece !== undefined && !isTaken) setSaid(say('taken', { piece: pieceText(piece, say) }))
  }
  const tap = (cell: number) => {
    const direction = (['up', 'right', 'down', 'left'] as const).find(
      (one) => taken !== undefined && cellBeside(taken, one) === cell,
    )
    if (taken !== undefined && direction !== undefined) swap(taken, direction)
    else take(cell)
  }
  /** Input hurries what is shown to its end; what has changed by that was not meant. */
  const isMeant = (cell: number) => {
    const isSame = shown === undefined || shown.cells[cell] === cells[cell]
    hurry()
    setCursor(undefined)
    return isSame && lying.outcome === undefined
  }
  const steer = (direction: Direction) => {
    if (lying.outcome !== undefined) return hurry()
    if (taken !== undefined) return swap(taken, direction)
    hurry()
    const next = cursor === undefined ? MIDDLE : (cellBeside(cursor, direction) ?? cursor)
    setCursor(next)
    setSaid(textAt('cell', next))
  }
  const takeHere = () => {
    if (lying.outcome !== undefined) return hurry()
    if (cursor === undefined) steer('down')
    else take(cursor)
  }
  const hint = () => {
    hurry()
    const advice = lying.outcome === undefined ? advise(cells) : undefined
    setHinted(advice)
    if (advice !== undefined) setSaid(textAt('hinted', advice.from))
  }
  const undo = () => {
    rest()
    table.undo()
  }
  const begin = (variant: string = way) => {
    rest()
    table.begin(game.newSetup(variant))
  }
  useIdleHint(isMotionReduced || playing !== undefined || lying.outcome !== undefined, position, () =>
    setHinted(advise(cells)),
  )

  const score = shown?.score ?? position.score
  const gain = playing?.steps.slice(0, playing.at + 1).reduce((sum, step) => sum + step.gain, 0) ?? 0
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={say('info')}
      figures={[
        {
          label: kit('score'),
          value: number(score),
          isMain: true,
          ...(gain > 0 ? { gain: { text: `+${number(gain)}`, at: position.moves * 100 + (shown?.round ?? 0) } } : {}),
        },
        way === 'zen'
          ? { label: kit('moves'), value: number(position.moves) }
          : { label: say('movesLeft'), value: number(movesLeft(position)) },
        { label: kit('best'), value: number(Math.max(score, past.best[way] ?? 0)) },
      ]}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !table.canUndo() }),
        actions.restart(() => begin()),
        actions.hint(hint, { isMinor: true }),
      ]}
      variants={{
        label: say('way'),
        options: WAYS.map((id) => ({ id, label: say(id) })),
        current: way,
        onChange: begin,
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4'), say('rule5')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyTake')],
          ['H', say('keyHint')],
          ['Z', say('keyUndo')],
          ['R', say('keyRestart')],
        ],
      }}
      keys={{ ...directionKeys(ARROWS, steer), Enter: takeHere, ' ': takeHere }}
      screen={
        outcome && (
          <EndScreen
            result={resultOf(game, lying, outcome)}
            measure="score"
            value={number(position.score)}
            facts={[
              { label: say('perMove'), value: number(Math.round(position.score / Math.max(1, position.moves))) },
              { label: kit('time'), value: formatDuration(table.ms()) },
            ]}
            onAgain={() => begin()}
            onUndo={undo}
          />
        )
      }
    >
      <Board
        cells={cells}
        playing={playing}
        cursor={cursor}
        taken={taken}
        hinted={hinted}
        onDown={isMeant}
        onTap={tap}
        onDrag={swap}
      />
      <Live text={said} />
    </GameTable>
  )
}

/** Shows a move once nobody has made one for a while. @param key another one for each position */
function useIdleHint(isOff: boolean, key: unknown, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: time begins anew with each position
  useEffect(() => {
    if (isOff) return
    const timer = setInterval(() => isSeen() && show(), IDLE_MS)
    return () => clearInterval(timer)
  }, [isOff, key])
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'h', 'z', 'r'])
