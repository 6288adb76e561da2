import { useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { type Advice, advise } from './advise.ts'
import { Board, lookText } from './Board.tsx'
import { moveCursor } from './cursor.ts'
import { End } from './End.tsx'
import { LEVELS, type Level } from './grid.ts'
import { useHintTexts } from './hint-texts.ts'
import { lookOf, wrongFlags } from './look.ts'
import { gridOf, type Move, minesLeft } from './rules.ts'
import { Switches } from './Switches.tsx'
import { game, variantOf, WAYS } from './table-game.ts'
import { useTexts } from './texts.ts'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, 'beginner')
  const [cursor, setCursor] = useState<number | undefined>(undefined)
  const [isTurned, setTurned] = useState(false)
  const [isFlagging, setFlagging] = useState(false)
  const [advice, setAdvice] = useState<Advice | undefined>(undefined)
  const [note, setNote] = useState('')
  const [said, setSaid] = useState('')
  const [isEndSeen, setEndSeen] = useState(false)
  const { record, outcome } = lying
  const settled = useSettled(outcome)
  const position = presentState(record)
  const { level, isGuessFree } = position.setup
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const hints = useHintTexts()

  const clear = () => {
    setAdvice(undefined)
    setNote('')
  }
  const play = (type: Move['type'], cell: number) => {
    if (outcome !== undefined) return
    clear()
    if (!table.play({ type, cell })) return
    const after = presentState(table.store.get().record)
    setSaid(after.exploded.length > 0 ? say('lost') : lookText(lookOf(after, cell), say))
  }
  const isOpen = (cell: number) => position.cells[cell] === 'open'
  const begin = (way = variantOf(level, isGuessFree)) => {
    clear()
    setEndSeen(false)
    setCursor(undefined)
    table.begin(game.newSetup(way))
  }
  const showAdvice = () => {
    // after an explosion it tells what could have been known before
    const seen = outcome === 'lost' ? (record.states.at(-2) ?? position) : position
    const found = seen.field && advise(seen)
    setAdvice(found)
    setNote(hints(seen, found))
    setSaid(hints(seen, found))
    if (found !== undefined) setCursor(undefined)
  }
  const canUndo =
    outcome === undefined && (record.moves.length > 0 || (table.canUndo() && lying.swept?.outcome === undefined))
  const undo = () => {
    clear()
    table.undo()
  }
  const steer = (direction: Direction) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const grid = gridOf(position)
    const next = moveCursor(cursor, direction, grid, isTurned)
    setCursor(next)
    const place = { row: Math.floor(next / grid.columns) + 1, column: (next % grid.columns) + 1 }
    setSaid(say('cell', { ...place, state: lookText(lookOf(position, next), say) }))
  }
  const act = (onOpen: 'around', onHidden: Move['type']) => () => {
    if (outcome !== undefined) return setEndSeen(true)
    // the first key only shows where it would act
    if (cursor === undefined) steer('down')
    else play(isOpen(cursor) ? onOpen : onHidden, cursor)
  }
  const wrong = wrongFlags(position)
  const lostText = wrong > 0 ? `${say('lost')} ${say('wrongFlags', { count: wrong })}` : say('lost')
  const endText = outcome === 'lost' ? lostText : outcome === 'won' ? say('won') : ''
  const fastest = past.fastest[variantOf(level, isGuessFree)]
  return (
    <GameTable
      layout="bar"
      title={say('name')}
      variants={{
        label: say('level'),
        options: LEVELS.map((id) => ({ id, label: say(id) })),
        current: level,
        onChange: (id) => begin(variantOf(id as Level, isGuessFree)),
      }}
      ways={WAYS.map(({ level: one, isGuessFree: isFree, variant: id }) => ({
        id,
        label: isFree ? say(one) : `${say(one)} · ${say('guesses')}`,
      }))}
      figures={[
        { label: say('minesLeft'), value: formatNumber(minesLeft(position), language), isMain: true },
        { label: kit('time'), value: elapsed },
        ...(fastest === undefined ? [] : [{ label: kit('fastest'), value: formatDuration(fastest) }]),
      ]}
      actions={[
        actions.hint(showAdvice, { isMain: true, isMinor: true, isDisabled: outcome === 'won' }),
        actions.undo(undo, { isMinor: true, isDisabled: !canUndo }),
        actions.restart(() => begin(), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4'), say('rule5')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyOpen')],
          ['F', say('keyFlag')],
          ['Space', say('keyAround')],
          ['H', say('keyHint')],
          ['Z', kit('undo')],
          ['R', kit('restart')],
        ],
      }}
      keys={{
        ...directionKeys(ARROWS, steer),
        Enter: act('around', 'open'),
        ' ': act('around', 'flag'),
        f: () => cursor !== undefined && play('flag', cursor),
      }}
      strip={{
        text: note || endText || say('tip'),
        isUrgent: note !== '' || endText !== '',
        controls:
          outcome === 'lost' ? (
            <button type="button" data-main="true" onClick={() => setEndSeen(true)}>
              {say('seeResult')}
            </button>
          ) : (
            <Switches
              isFlagging={isFlagging}
              onFlagging={setFlagging}
              isGuessFree={isGuessFree}
              onGuessFree={(isFree) => begin(variantOf(level, isFree))}
            />
          ),
      }}
      screen={
        settled === 'won' || (isEndSeen && outcome !== undefined) ? (
          <End table={table} lying={lying} onAgain={() => begin()} />
        ) : undefined
      }
    >
      <Board
        position={position}
        cursor={cursor}
        advice={advice}
        onTurn={setTurned}
        isOpen={isOpen}
        onPress={(cell) => {
          setCursor(undefined)
          play(isFlagging ? 'flag' : 'open', cell)
        }}
        onLongPress={(cell) => play(isFlagging ? 'open' : 'flag', cell)}
        onFlag={(cell) => play('flag', cell)}
        onAround={(cell) => play('around', cell)}
      />
      <Live text={said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'f', 'h', 'z', 'r'])
