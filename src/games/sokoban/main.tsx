import { useRef, useState } from 'preact/hooks'
import { type Direction, STEERING } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { nextUnsolved } from '../kit/table/next-unsolved.ts'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { useTable } from '../kit/table/use-table.ts'
import { formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { Board } from './Board.tsx'
import { createKeeper, STEP_MS, standingIn } from './keeper.ts'
import { LEVELS, type LevelId } from './levels.ts'
import { Note } from './Note.tsx'
import { RoomPicker } from './RoomPicker.tsx'
import type { Cell } from './room.ts'
import { game, IDS, numberOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import { useHint } from './use-hint.ts'
import { noteOf } from './words.ts'

const nextLevel = (from: LevelId): LevelId =>
  nextUnsolved(IDS, from, (level) => session.get().past.solved[level] !== undefined)

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, nextLevel(IDS.at(-1) ?? LEVELS[0].id))
  const [keeper] = useState(() => createKeeper(table))
  const [isChoosing, setChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const stepped = useRef(0)
  const position = presentState(lying.record)
  const standing = standingIn(useStore(keeper.store), position)
  const { advice, ask } = useHint(position)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const outcome = useSettled(lying.outcome)
  const { level } = lying.record.setup
  const best = LEVELS.find(({ id }) => id === level)?.best ?? 0
  const pushes = lying.record.moves.length
  const own = past.solved[level]
  const number = (value: number) => formatNumber(value, language)
  const hinted = typeof advice === 'object' ? advice : undefined
  const note = noteOf(position, numberOf(level), pushes, advice, say)

  const begin = (next: LevelId) => {
    setChoosing(false)
    keeper.stop()
    table.begin({ level: next })
  }
  const step = (direction: Direction) => setSaid(keeper.step(direction) ? '' : say('blocked'))
  const walkTo = (cell: Cell) => {
    const box = position.boxes.indexOf(cell)
    const isDone = box < 0 ? keeper.walkTo(cell) : keeper.goTo(box)
    setSaid(isDone ? '' : say('blocked'))
  }
  const hint = () => {
    if (hinted !== undefined) keeper.play(hinted)
    else ask()
  }
  const keys = directionKeys(STEERING, (direction, { repeat, timeStamp }) => {
    // a held key goes as fast as he walks
    if (repeat && timeStamp - stepped.current < STEP_MS) return
    stepped.current = timeStamp
    step(direction)
  })
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={say('level', { level: numberOf(level) })}
      figures={[
        { label: say('pushes'), value: number(pushes), isMain: true },
        { label: say('best'), value: number(best) },
        { label: say('ownBest'), value: own === undefined ? '–' : number(own) },
      ]}
      actions={[
        actions.undo(keeper.undo, { isMain: true, isDisabled: !table.canUndo() }),
        { icon: 'grid', label: say('levels'), shortcut: 'l', run: () => setChoosing(true) },
        actions.hint(hint, { isMinor: true }),
        actions.restart(() => begin(level), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Z', kit('undo')],
          ['H', say('keyHint')],
          ['L', say('levels')],
          ['R', say('keyRestart')],
        ],
      }}
      keys={keys}
      screen={
        isChoosing ? (
          <RoomPicker current={level} onChoose={begin} onClose={() => setChoosing(false)} />
        ) : (
          outcome && (
            <EndScreen
              result={resultOf(game, lying, outcome)}
              measure="moves"
              value={number(pushes)}
              facts={[
                { label: say('best'), value: number(best) },
                { label: say('ownBest'), value: number(Math.min(pushes, own ?? pushes)) },
                { label: kit('time'), value: elapsed },
              ]}
              onNext={() => begin(nextLevel(level))}
              onAgain={() => begin(level)}
              onUndo={keeper.undo}
            />
          )
        )
      }
    >
      <Board
        position={position}
        standing={standing}
        hinted={hinted}
        onTap={walkTo}
        onSwipe={step}
        onDrop={({ box, over }) => setSaid(keeper.send(box, over) ? '' : say('blocked'))}
      />
      <Note text={note.text} onUndo={note.isWrong ? keeper.undo : undefined} />
      <Live text={said === '' ? note.text : said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(STEERING), 'z', 'r', 'h', 'l'])
