import { useRef, useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { useBoardFocus } from '../kit/input/use-board-focus.ts'
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
import { useHint } from '../kit/table/use-hint.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { lastVariant, useTable } from '../kit/table/use-table.ts'
import { takeBackOf, useComputer } from '../kit/table/versus.ts'
import { formatDuration } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board, cellBeside, placeOf } from './Board.tsx'
import { type Cell, countOf, LEVELS, other, type Position, type Setup, type Side } from './rules.ts'
import { SidePanel } from './SidePanel.tsx'
import { game, setupOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import source from './think.worker.ts?source'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { past } = useStore(session)
  const [table, lying] = useTable(game, saved, lastVariant('medium'))
  const [cursor, setCursor] = useState<Cell>(19)
  const board = useRef<HTMLDivElement>(null)
  useBoardFocus(board)
  const position = presentState(lying.record)
  const { setup } = lying.record
  const isPlayers = ({ turn }: Position) => turn === setup.side
  const mover = isPlayers(position) ? setup.side : undefined
  useComputer({ table, lying, source, position, isComputersTurn: position.turn === other(setup.side) })
  const hint = useHint<Setup, Position, Cell>(source, position, { ...setup, level: 'hard' })
  const { hinted } = hint
  const ended = useSettled(lying.outcome)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)

  const play = (cell: Cell) => {
    setCursor(cell)
    if (mover !== undefined) table.play(cell)
  }
  const { canUndo, undo } = takeBackOf(table, lying, isPlayers)
  const begin = (level: string = setup.level, side = setup.side) => table.begin(setupOf(level, side))
  const move = (direction: Direction) => {
    const next = cellBeside(cursor, direction)
    setCursor(next)
    board.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  const keys = directionKeys(ARROWS, move)
  const [own, others] = [countOf(position, setup.side), countOf(position, other(setup.side))]
  const nameOf = (side: Side) => say(side === setup.side ? 'you' : 'computer')
  const passed = position.passed === undefined ? '' : say('passed', { who: nameOf(position.passed) })
  return (
    <GameTable
      layout="side"
      title={say('name')}
      figures={[]}
      variants={{
        label: say('level'),
        options: LEVELS.map((id) => ({ id, label: say(id) })),
        current: setup.level,
        onChange: (level) => begin(level),
      }}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !canUndo }),
        actions.hint(hint.ask, { isDisabled: mover === undefined }),
        actions.restart(() => begin()),
        { icon: 'swap', label: say('swap'), shortcut: 's', run: () => begin(setup.level, other(setup.side)) },
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyPlay')],
          ['Z', kit('undo')],
          ['H', kit('hint')],
        ],
      }}
      keys={keys}
      side={
        <SidePanel
          position={position}
          setup={setup}
          elapsed={elapsed}
          record={say('record', { wins: past.wins, losses: past.losses })}
          note={passed}
        />
      }
      screen={
        ended && (
          <EndScreen
            result={resultOf(game, lying, ended)}
            value={say('result', { own, other: others })}
            facts={[
              { label: say('level'), value: say(setup.level) },
              { label: kit('time'), value: formatDuration(table.ms()) },
            ]}
            onAgain={() => begin()}
            onUndo={undo}
          />
        )
      }
    >
      <div ref={board}>
        <Board position={position} mover={mover} cursor={cursor} hinted={hinted} onPlay={play} />
      </div>
      <Live
        text={
          hinted === undefined
            ? `${moveText(position, nameOf, say)} ${passed}`.trim()
            : say('hinted', { place: placeOf(hinted) })
        }
      />
    </GameTable>
  )
}

/** The last move in words. */
function moveText({ last, cells, turned }: Position, nameOf: (side: Side) => string, say: ReturnType<typeof useTexts>) {
  const side = last === undefined ? 0 : cells[last]
  if (last === undefined || side === undefined || side === 0) return ''
  return say('said', { who: nameOf(side), place: placeOf(last), count: turned.length })
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'z', 'h', 'r', 's'])
