import { useRef, useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { useBoardFocus } from '../kit/input/use-board-focus.ts'
import { useCursor } from '../kit/input/use-cursor.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { TextDialog } from '../kit/table/TextDialog.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { lastVariant, useTable } from '../kit/table/use-table.ts'
import { useComputer } from '../kit/table/versus.ts'
import { formatDuration } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board, cellBeside } from './Board.tsx'
import type { Cell } from './cells.ts'
import { scriptOf } from './glyphs.ts'
import { moveTexts } from './notation.ts'
import { other, type Side } from './pieces.ts'
import { recordText } from './record-text.ts'
import { LEVELS } from './rules.ts'
import { SidePanel } from './SidePanel.tsx'
import { saidOf } from './said.ts'
import { game, roundOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import source from './think.worker.ts?source'
import { usePlay } from './use-play.ts'

/** The point of the first cannon move: the cursor waits at the player's right cannon. */
const firstCursor = (side: Side): Cell => (side === 1 ? 70 : 19)

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language } = useStore(session)
  const [table, lying] = useTable(game, saved, lastVariant('medium'))
  const { record, outcome, began } = lying
  const { setup } = record
  const { position, mover, ...play } = usePlay(table, lying, source)
  const [cursor, setCursor] = useCursor(began, firstCursor(setup.side))
  const [isRecordOpen, setRecordOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useBoardFocus(place, began)
  useComputer({ table, lying, source, position, isComputersTurn: position.turn === other(setup.side) })
  const ended = useSettled(outcome)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const isChinese = language === 'zh-CN' || language === 'zh-TW'
  const hasLetters = setup.hasLetters ?? true
  const moves = moveTexts(record, isChinese ? scriptOf(language) : undefined)

  const press = (cell: Cell) => {
    setCursor(cell)
    play.press(cell)
  }
  const step = (direction: Direction) => {
    const next = cellBeside(cursor, direction, setup.side)
    setCursor(next)
    place.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  const nameOf = (side: Side) => (side === setup.side ? say('you') : `${say('computer')} (${say(setup.level)})`)
  return (
    <GameTable
      layout="side"
      title={say('name')}
      figures={[]}
      variants={{
        label: say('level'),
        options: LEVELS.map((id) => ({ id, label: say(id) })),
        current: setup.level,
        onChange: (level) => play.begin(level),
      }}
      actions={[
        { icon: 'undo', label: say('undo'), shortcut: 'z', isDisabled: !play.canUndo, run: play.undo },
        actions.hint(play.hint, { isDisabled: mover === undefined }),
        actions.restart(() => play.begin()),
        {
          icon: 'flag',
          label: say('resign'),
          isDisabled: mover === undefined || record.moves.length === 0,
          run: play.resign,
        },
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4'), say('rule5')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyPlay')],
          ['Z', say('undo')],
          ['H', kit('hint')],
          ['S', say('swap')],
          ['C', say('record')],
        ],
      }}
      keys={{ ...directionKeys(ARROWS, step), s: ({ repeat }) => repeat || play.swap(), c: () => setRecordOpen(true) }}
      side={
        <SidePanel
          position={position}
          setup={setup}
          elapsed={elapsed}
          moves={moves}
          hasLetters={language === 'en' ? hasLetters : undefined}
          onLetters={() => table.amend({ ...setup, hasLetters: !hasLetters })}
          onSwap={play.swap}
          onRecord={() => setRecordOpen(true)}
        />
      }
      screen={
        ended && (
          <EndScreen
            result={resultOf(game, lying, ended)}
            value={say(position.end?.reason ?? 'resigned')}
            facts={[
              { label: say('level'), value: say(setup.level) },
              { label: say('rounds'), value: String(roundOf(moves.length - 1)) },
              { label: kit('time'), value: formatDuration(table.ms()) },
            ]}
            onAgain={() => play.begin()}
            onUndo={play.undo}
          />
        )
      }
    >
      <div ref={place}>
        <Board
          position={position}
          moves={record.moves}
          viewer={setup.side}
          mover={mover}
          selected={play.selected}
          cursor={cursor}
          hinted={play.hinted}
          hasLetters={language === 'en' && hasLetters}
          onPress={press}
          onTake={play.select}
        />
      </div>
      <Live text={saidOf(record, play.hinted, say)} />
      {isRecordOpen && (
        <TextDialog
          title={say('record')}
          text={recordText({
            moves,
            format: isChinese ? 'Chinese' : 'WXF',
            red: nameOf(1),
            black: nameOf(2),
            began,
            end: position.end,
          })}
          onClose={() => setRecordOpen(false)}
        />
      )}
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'z', 'h', 'r', 's', 'c'])
