import { useEffect, useRef, useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Icon } from '../kit/table/icons.tsx'
import { Live } from '../kit/table/Live.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board } from './Board.tsx'
import { nearestTile, tileBeside } from './cursor.ts'
import { PICTURES } from './pictures.ts'
import { SHUFFLES, tilesLeft } from './rules.ts'
import { game, SIZES, type SizeId, sizeOf, variantOf, WAYS } from './table-game.ts'
import { useTexts } from './texts.ts'
import { useJoining } from './use-joining.ts'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, '12x8')
  const [cursor, setCursor] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const [said, setSaid] = useState('')
  const isFocusLost = useRef(false)
  const joining = useJoining(table)
  const position = presentState(lying.record)
  const { setup } = position
  const outcome = useSettled(lying.outcome)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const variant = game.variantOf(setup)
  const fastest = past.fastest[variant]
  const left = tilesLeft(position)
  const number = (value: number) => formatNumber(value, language)
  const focus = (cell: number) => document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  useEffect(() => {
    // the tile that had it is gone
    if (isFocusLost.current) focus(cursor)
    isFocusLost.current = false
  })

  const press = (cell: number) => {
    const picture = say(PICTURES[position.cells[cell]?.picture ?? 0]?.name ?? 'apple')
    const done = joining.press(cell)
    const after = presentState(table.store.get().record)
    setCursor(done === 'joined' ? nearestTile(after, cell) : cell)
    isFocusLost.current = done === 'joined'
    if (done === 'joined')
      setSaid(say(after.shuffled === 'stuck' ? 'stuck' : 'joined', { picture, left: tilesLeft(after) }))
    else if (done !== 'left') setSaid(say(done, { picture }))
  }
  const begin = (way = variant) => {
    joining.clear()
    setCursor(0)
    setSaid('')
    table.begin(game.newSetup(way))
  }
  const undo = () => {
    joining.clear()
    table.undo()
  }
  const shuffle = () => {
    joining.clear()
    if (table.play('shuffle')) setSaid(say('shuffled'))
  }
  const steer = (direction: Direction) => {
    const next = tileBeside(position, nearestTile(position, cursor), direction, isTurned)
    setCursor(next)
    focus(next)
  }
  const word = position.shuffled === 'stuck' ? 'stuck' : position.shuffled === 'wanted' ? 'shuffled' : 'tip'
  return (
    <GameTable
      layout="bar"
      title={say('name')}
      variants={{
        label: say('size'),
        options: SIZES.map(({ id }) => ({ id, label: say(`size${id}`) })),
        current: sizeOf(setup),
        onChange: (size) => begin(variantOf(size as SizeId, setup.doesFall)),
      }}
      ways={WAYS.map(({ size, doesFall, variant: id }) => ({
        id,
        label: doesFall ? `${say(`size${size}`)} · ${say('fall')}` : say(`size${size}`),
      }))}
      figures={[
        { label: say('left'), value: number(left), isMain: true },
        { label: kit('time'), value: elapsed },
        { label: say('shufflesLeft'), value: number(position.shufflesLeft) },
        ...(fastest === undefined ? [] : [{ label: kit('fastest'), value: formatDuration(fastest) }]),
      ]}
      actions={[
        actions.hint(joining.hint, { isMain: true, isMinor: true }),
        {
          icon: 'shuffle',
          label: say('shuffle'),
          shortcut: 'x',
          isMinor: true,
          isDisabled: position.shufflesLeft === 0,
          run: shuffle,
        },
        actions.undo(undo, { isMinor: true, isDisabled: !table.canUndo() }),
        actions.restart(() => begin(), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyPress')],
          ['H', kit('hint')],
          ['X', say('shuffle')],
          ['Z', kit('undo')],
          ['R', kit('restart')],
        ],
      }}
      keys={directionKeys(ARROWS, steer)}
      strip={{
        text: say(word),
        isUrgent: word !== 'tip',
        controls: (
          <button
            type="button"
            aria-pressed={setup.doesFall}
            onClick={() => begin(variantOf(sizeOf(setup), !setup.doesFall))}
          >
            <Icon name="fall" size={16} />
            {say('fall')}
          </button>
        ),
      }}
      screen={
        outcome && (
          <EndScreen
            result={resultOf(game, lying, outcome)}
            measure="ms"
            value={formatDuration(table.ms())}
            facts={[
              { label: say('size'), value: say(`size${sizeOf(setup)}`) },
              { label: say('pairs'), value: number((setup.columns * setup.rows) / 2) },
              { label: say('shuffles'), value: number(SHUFFLES - position.shufflesLeft) },
            ]}
            onAgain={() => begin()}
          />
        )
      }
    >
      <Board
        position={position}
        cursor={cursor}
        chosen={joining.chosen}
        hinted={joining.hinted}
        refused={joining.refused}
        joined={joining.joined}
        onTurn={setTurned}
        onPress={press}
      />
      <Live text={said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ARROWS), 'Enter', ' ', 'h', 'x', 'z', 'r'])
