import { useState } from 'preact/hooks'
import { STEERING } from '../kit/input/direction.ts'
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
import { OpeningPicker, openingKey } from './OpeningPicker.tsx'
import { OPENINGS, type OpeningId } from './openings.ts'
import { game, IDS, levelOf } from './table-game.ts'
import { useTexts } from './texts.ts'
import { usePieces } from './use-pieces.ts'

const nextOpening = (from: OpeningId): OpeningId =>
  nextUnsolved(IDS, from, (opening) => session.get().past.solved[opening] !== undefined)

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, nextOpening(IDS.at(-1) ?? OPENINGS[0].id))
  const [isChoosing, setChoosing] = useState(false)
  const pieces = usePieces(table)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)
  const outcome = useSettled(lying.outcome)
  const { opening } = lying.record.setup
  const best = OPENINGS.find(({ id }) => id === opening)?.best ?? 0
  const moves = lying.record.moves.length
  const own = past.solved[opening]
  const number = (value: number) => formatNumber(value, language)

  const begin = (next: OpeningId) => {
    setChoosing(false)
    table.begin({ opening: next })
    pieces.reset()
  }
  const undo = () => {
    pieces.forgetHint()
    table.undo()
  }
  const keys = directionKeys(STEERING, pieces.arrow)
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={say('level', { level: levelOf(opening), name: say(openingKey(opening)) })}
      figures={[
        { label: kit('moves'), value: number(moves), isMain: true },
        { label: say('best'), value: number(best) },
        { label: say('ownBest'), value: own === undefined ? '–' : number(own) },
      ]}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !table.canUndo() }),
        { icon: 'grid', label: say('openings'), shortcut: 'l', run: () => setChoosing(true) },
        actions.hint(pieces.hint, { isMinor: true }),
        actions.restart(() => begin(opening), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyHold')],
          ['H', say('keyHint')],
          ['L', say('keyOpenings')],
          ['Z', kit('undo')],
          ['R', say('keyRestart')],
        ],
      }}
      keys={keys}
      screen={
        isChoosing ? (
          <OpeningPicker current={opening} onChoose={begin} onClose={() => setChoosing(false)} />
        ) : (
          outcome && (
            <EndScreen
              result={resultOf(game, lying, outcome)}
              measure="moves"
              value={number(moves)}
              facts={[
                { label: say('best'), value: number(best) },
                { label: say('ownBest'), value: number(Math.min(moves, own ?? moves)) },
                { label: kit('time'), value: elapsed },
              ]}
              onNext={() => begin(nextOpening(opening))}
              onAgain={() => begin(opening)}
              onUndo={undo}
            />
          )
        )
      }
    >
      <Board
        position={presentState(lying.record)}
        chosen={pieces.choice.piece}
        isHeld={pieces.choice.isHeld}
        hinted={pieces.choice.hinted}
        onMove={pieces.move}
        onPress={pieces.press}
        onPressCell={pieces.pressCell}
      />
      <Live text={pieces.said} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(STEERING), 'z', 'r', 'h', 'l'])
