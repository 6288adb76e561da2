import { useState } from 'preact/hooks'
import { ARROWS, type Direction } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
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
import { cellBeside, columnOf, DIGITS, rowOf } from './grid.ts'
import { cellViews } from './marks.ts'
import styles from './Pad.module.css'
import { Pad } from './Pad.tsx'
import { emptyCells, type Move } from './rules.ts'
import { game, VARIANTS, variantOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import { useHelp } from './use-help.ts'

const ERASERS = ['Backspace', 'Delete', '0']

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, 'easy')
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [isNoting, setNoting] = useState(false)
  const help = useHelp()
  const [said, setSaid] = useState('')
  const { record, outcome } = lying
  const settled = useSettled(outcome)
  const position = presentState(record)
  const { setup } = record
  const variant = variantOf(setup)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)

  const play = (move: Move) => {
    help.clear()
    return table.play(move)
  }
  const choose = (cell: number) => {
    setChosen(cell)
    const state = position.values[cell] || say('empty')
    setSaid(say('cell', { row: rowOf(cell) + 1, column: columnOf(cell) + 1, state }))
  }
  const write = (digit: number) => {
    if (chosen === undefined) return
    if (isNoting) return void play({ type: 'note', cell: chosen, digit })
    // the same digit again takes it away
    const isSame = position.values[chosen] === digit
    if (!play({ type: 'set', cell: chosen, digit: isSame ? 0 : digit })) return
    setSaid(isSame ? say('empty') : String(digit))
  }
  const erase = () => chosen !== undefined && play({ type: 'set', cell: chosen, digit: 0 })
  const toggleNoting = () => {
    setNoting(!isNoting)
    setSaid(say(isNoting ? 'notesOff' : 'notesOn'))
  }
  const begin = (way: string = variant) => {
    help.clear()
    setChosen(undefined)
    table.begin(game.newSetup(way))
  }
  const hint = () => {
    const { text, target } = help.showNext(position)
    setChosen(target)
    const place = target === undefined ? '' : say('place', { row: rowOf(target) + 1, column: columnOf(target) + 1 })
    setSaid(`${place} ${text}`)
  }
  const check = () => setSaid(help.check(position))
  const steer = (direction: Direction) => choose(cellBeside(chosen, direction))
  const fastest = past.fastest[variant]
  const undo = () => {
    help.clear()
    table.undo()
  }
  return (
    <GameTable
      layout="bar"
      title={say('name')}
      variants={{
        label: say('level'),
        options: VARIANTS.map((id) => ({ id, label: say(id) })),
        current: variant,
        onChange: begin,
      }}
      figures={[
        { label: kit('time'), value: elapsed },
        ...(fastest === undefined ? [] : [{ label: kit('fastest'), value: formatDuration(fastest) }]),
      ]}
      actions={[
        actions.hint(hint, { isMinor: true, isMain: true, isDisabled: outcome !== undefined }),
        actions.undo(undo, { isMinor: true, isDisabled: !table.canUndo() || outcome !== undefined }),
        actions.restart(() => begin(), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['1 – 9', say('keyDigit')],
          ['⌫', say('erase')],
          ['N', say('keyNotes')],
          ['A', say('keyFill')],
          ['C', say('keyCheck')],
          ['H', say('keyHint')],
          ['Z', kit('undo')],
          ['R', kit('restart')],
        ],
      }}
      keys={{
        ...directionKeys(ARROWS, steer),
        ...Object.fromEntries(DIGITS.map((digit) => [String(digit), () => write(digit)])),
        ...Object.fromEntries(ERASERS.map((key) => [key, erase])),
        n: toggleNoting,
        a: () => play({ type: 'fill' }),
        c: check,
      }}
      screen={
        settled && (
          <EndScreen
            result={resultOf(game, lying, settled)}
            measure="ms"
            value={formatDuration(table.ms())}
            facts={[
              { label: say('level'), value: say(variant) },
              { label: kit('moves'), value: formatNumber(record.moves.length, language) },
            ]}
            onAgain={() => begin(variant === 'daily' ? setup.level : variant)}
          />
        )
      }
    >
      <div className={styles.frame}>
        <div className={styles.layout}>
          <Board
            views={cellViews(position, {
              chosen: outcome === undefined ? chosen : undefined,
              wrong: help.wrong,
              step: help.step,
            })}
            isWon={outcome === 'won'}
            onChoose={(cell) => cell !== chosen && choose(cell)}
          />
          <Pad
            text={help.text || (outcome === 'won' ? say('won') : say('left', { count: emptyCells(position) }))}
            left={DIGITS.map((digit) => 9 - position.values.filter((value) => value === digit).length)}
            isNoting={isNoting}
            onDigit={write}
            onNoting={toggleNoting}
            onErase={erase}
            onFill={() => play({ type: 'fill' })}
            onCheck={check}
          />
        </div>
      </div>
      <Live text={said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ARROWS), ...DIGITS.map(String), ...ERASERS, 'n', 'a', 'c', 'h', 'z', 'r'])
