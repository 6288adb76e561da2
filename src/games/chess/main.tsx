import { useRef, useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { useBoardFocus } from '../kit/input/use-board-focus.ts'
import { useCursor } from '../kit/input/use-cursor.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { TextDialog } from '../kit/table/TextDialog.tsx'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { lastVariant, useTable } from '../kit/table/use-table.ts'
import { takeBackOf, useComputer } from '../kit/table/versus.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board } from './Board.tsx'
import { End } from './End.tsx'
import { textOf } from './game-text.ts'
import type { Square } from './legal.ts'
import { Players } from './Players.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import { OPPONENTS, other, type Position } from './rules.ts'
import styles from './Sheet.module.css'
import { MoveList, Tool } from './Sheet.tsx'
import { useSpoken } from './spoken.ts'
import { squareBeside } from './squares.ts'
import { game, roundOf, setupOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import source from './think.worker.ts?source'
import { useChoice } from './use-choice.ts'
import { useMoveHint } from './use-hint.ts'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { past } = useStore(session)
  const [table, lying] = useTable(game, saved, lastVariant('medium'))
  const [isFriendTurned, setFriendTurned] = useState(false)
  const [isTextOpen, setTextOpen] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  useBoardFocus(board, lying.began)
  const { record } = lying
  const { setup } = record
  const [cursor, setCursor] = useCursor<Square>(lying.began, setup.side === 'w' ? 'e2' : 'e7')
  const position = presentState(record)
  const isShared = setup.opponent === 'friend'
  const isPlayers = ({ turn }: Position) => isShared || turn === setup.side
  const mover = position.end === undefined && isPlayers(position) ? position.turn : undefined
  const isTurned = isShared ? isFriendTurned : setup.side === 'b'
  const choice = useChoice(position, mover, table.play)
  const [hint, askHint] = useMoveHint(position)
  useComputer({ table, lying, source, position, isComputersTurn: position.end === undefined && mover === undefined })
  const ended = useSettled(lying.outcome)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const spoken = useSpoken(record, hint)

  const { canUndo, undo } = takeBackOf(table, lying, isPlayers)
  const begin = (opponent: string = setup.opponent, side = setup.side) => {
    choice.clear()
    setFriendTurned(false)
    table.begin(setupOf(opponent, side))
  }
  const swap = () => (isShared ? setFriendTurned(!isFriendTurned) : begin(setup.opponent, other(setup.side)))
  const press = (square: Square) => {
    setCursor(square)
    choice.press(square)
  }
  const steer = (direction: Direction) => {
    const next = squareBeside(cursor, direction, isTurned)
    setCursor(next)
    board.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus()
  }
  const swapText = say(isShared ? 'turnBoard' : 'swap')
  return (
    <GameTable
      layout="side"
      title={say('name')}
      figures={[]}
      variants={{
        label: say('level'),
        options: OPPONENTS.map((id) => ({ id, label: say(id) })),
        current: setup.opponent,
        onChange: (opponent) => begin(opponent),
      }}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !canUndo }),
        actions.hint(askHint, { isDisabled: mover === undefined }),
        actions.restart(() => begin()),
        {
          icon: 'flag',
          label: say('resign'),
          shortcut: 'g',
          isDisabled: mover === undefined || record.moves.length < 2,
          run: () => table.play('resign'),
        },
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4'), say('rule5')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyPlay')],
          ['Q R B N', say('keyPromotion')],
          ['Z', kit('undo')],
          ['H', kit('hint')],
          ['S', swapText],
          ['N', say('gameText')],
          ['G', say('resign')],
        ],
      }}
      keys={{ ...directionKeys(ARROWS, steer), s: ({ repeat }) => repeat || swap(), n: () => setTextOpen(true) }}
      side={
        <div className={styles.sheet}>
          <Players
            position={position}
            setup={setup}
            below={isTurned ? 'b' : 'w'}
            record={say('record', { wins: past.wins, losses: past.losses })}
          />
          <div className={styles.head} data-controls="">
            <p>
              {say('round', { round: roundOf(position) })} · {elapsed}
            </p>
            <Tool icon="swap" label={swapText} shortcut="s" run={swap} />
            <Tool icon="sheet" label={say('gameText')} shortcut="n" run={() => setTextOpen(true)} />
          </div>
          <MoveList
            moves={record.states
              .slice(1)
              .flatMap(({ last, end }) => (end?.reason === 'resigned' ? [] : (last?.san ?? [])))}
          />
        </div>
      }
      screen={ended && <End table={table} lying={lying} outcome={ended} onAgain={() => begin()} onUndo={undo} />}
    >
      <div ref={board}>
        <Board {...{ position, choice, isTurned, cursor, hint }} onPress={press} />
      </div>
      {choice.promoting !== undefined && (
        <PromotionDialog side={position.turn} onChoose={choice.promote} onClose={choice.clear} />
      )}
      {isTextOpen && (
        <TextDialog
          title={say('gameText')}
          about={say('gameTextAbout')}
          text={textOf(lying)}
          onClose={() => setTextOpen(false)}
        />
      )}
      <Live text={spoken} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'z', 'h', 'r', 'g', 's', 'n'])
