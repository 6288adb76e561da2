import { useState } from 'preact/hooks'
import { type Direction, STEERING } from '../kit/input/direction.ts'
import { directionKeys, type KeyMap } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board } from './Board.tsx'
import { cellFor, countHome, type Move, type Position } from './rules.ts'
import { advise } from './solver.ts'
import { game, SIZES, variantOfSize } from './table-game.ts'
import { useTexts } from './texts.ts'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, '4x4')
  const [hinted, setHinted] = useState<Move | undefined>(undefined)
  const [said, setSaid] = useState('')
  const position = presentState(lying.record)
  const { size } = position
  const moves = lying.record.moves.length
  const variant = variantOfSize(size)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const outcome = useSettled(lying.outcome)
  const number = (value: number) => formatNumber(value, language)

  const press = (cell: Move | undefined) => {
    // of the position now: keys may come faster than the board is drawn
    const before = presentState(table.store.get().record)
    if (cell === undefined || !table.play(cell)) return
    setHinted(undefined)
    setSaid(movedText(say, before.tiles[cell] ?? 0, presentState(table.store.get().record)))
  }
  const slide = (direction: Direction, isWhole = false) =>
    press(cellFor(presentState(table.store.get().record), direction, isWhole))
  /** Shows the next move of a way to the end; once more plays it. */
  const hint = () => {
    if (hinted !== undefined) {
      press(hinted)
      return
    }
    const cell = advise(position)
    setHinted(cell)
    if (cell !== undefined) setSaid(say('hinted', { tile: position.tiles[cell] ?? 0 }))
  }
  const undo = () => {
    setHinted(undefined)
    table.undo()
  }
  const begin = (way = variant) => {
    setHinted(undefined)
    table.begin(game.newSetup(way))
  }
  const keys: KeyMap = {
    ...directionKeys(STEERING, (direction, { shiftKey }) => slide(direction, shiftKey)),
    ...Object.fromEntries(SIZES.map((side) => [String(side), () => begin(variantOfSize(side))])),
  }
  const fastest = past.fastest[variant]
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={say('info')}
      figures={[
        { label: kit('time'), value: elapsed, isMain: true },
        { label: kit('moves'), value: number(moves) },
        { label: kit('fastest'), value: fastest === undefined ? '–' : formatDuration(fastest) },
      ]}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !table.canUndo() }),
        actions.restart(() => begin()),
        actions.hint(hint, { isMinor: true }),
      ]}
      variants={{
        label: say('size'),
        options: SIZES.map((side) => ({ id: variantOfSize(side), label: `${side}×${side}` })),
        current: variant,
        onChange: begin,
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['⇧ ← ↑ → ↓', say('keyLine')],
          ['Enter', say('keyPress')],
          ['H', say('keyHint')],
          ['Z', say('keyUndo')],
          ['R', say('keyRestart')],
          ['3 4 5', say('size')],
        ],
      }}
      keys={keys}
      screen={
        outcome && (
          <EndScreen
            result={resultOf(game, lying, outcome)}
            measure="ms"
            value={formatDuration(table.ms())}
            facts={[
              { label: kit('moves'), value: number(moves) },
              { label: say('fewest'), value: number(Math.min(moves, past.solved[variant] ?? moves)) },
            ]}
            onAgain={() => begin()}
            onUndo={undo}
          />
        )
      }
    >
      <Board position={position} hinted={hinted} onPress={press} onSwipe={slide} />
      <Live text={said} />
    </GameTable>
  )
}

/** Where a tile has come to, in words. */
function movedText(say: ReturnType<typeof useTexts>, tile: number, position: Position): string {
  const { size, tiles } = position
  const cell = tiles.indexOf(tile)
  const [row, column] = [Math.floor(cell / size) + 1, (cell % size) + 1]
  return say('moved', { tile, row, column, placed: countHome(position), all: size ** 2 - 1 })
}

startGame(Game, [...Object.keys(STEERING), ...SIZES.map(String), 'z', 'r', 'h'])
