import { useState } from 'preact/hooks'
import { type Direction, STEERING } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { lastVariant, useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board } from './Board.tsx'
import { largestTile } from './rules.ts'
import { game, SIZES, variantOfSize } from './table-game.ts'
import { useTexts } from './texts.ts'

/** From this tile on a game counts as won, and goes on. */
const GOAL = 2048

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, lastVariant('4x4'))
  const [said, setSaid] = useState('')
  const board = presentState(lying.record)
  const variant = variantOfSize(board.size)
  const number = (value: number) => formatNumber(value, language)
  const move = (direction: Direction) => {
    if (!table.play(direction)) return
    const { gain, score } = presentState(table.store.get().record)
    if (gain > 0) setSaid(say('merged', { gain, score }))
  }
  const begin = (way = variant) => table.begin(game.newSetup(way))
  const largest = largestTile(board)
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={largest >= GOAL ? say('passed', { tile: String(largest) }) : say('info')}
      figures={[
        {
          label: kit('score'),
          value: number(board.score),
          isMain: true,
          ...(board.gain > 0 ? { gain: { text: `+${number(board.gain)}`, at: board.moves } } : {}),
        },
        { label: kit('best'), value: number(Math.max(board.score, past.best[variant] ?? 0)) },
      ]}
      actions={[
        actions.undo(() => table.undo(), { isMain: true, isDisabled: !table.canUndo() }),
        actions.restart(() => begin()),
      ]}
      variants={{
        label: say('size'),
        options: SIZES.map((size) => ({ id: variantOfSize(size), label: `${size}×${size}` })),
        current: variant,
        onChange: begin,
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Z', say('keyUndo')],
          ['R', say('keyRestart')],
        ],
      }}
      keys={directionKeys(STEERING, move)}
      screen={
        lying.outcome && (
          <EndScreen
            result={resultOf(game, lying, lying.outcome)}
            measure="score"
            value={number(board.score)}
            facts={[
              { label: say('largest'), value: String(largest) },
              { label: kit('moves'), value: number(board.moves) },
              { label: kit('time'), value: formatDuration(table.ms()) },
            ]}
            onAgain={() => begin()}
            onUndo={() => table.undo()}
          />
        )
      }
    >
      <Board board={board} onMove={move} />
      <Live text={said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(STEERING), 'z', 'r'])
