import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import { PauseOverlay } from '../kit/arcade/PauseOverlay.tsx'
import { Stage, type StagePoint } from '../kit/arcade/Stage.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useEnded } from '../kit/arcade/use-ended.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { game } from './arcade-game.ts'
import { Board } from './Board.tsx'
import { COLORS, drawWell, HEIGHT, WIDTH } from './draw.ts'
import { isRecent, isSpecial, landingWords } from './landing-texts.ts'
import { levelOf, MODES } from './levels.ts'
import type { Action, Blocks } from './rules.ts'
import { useTexts } from './texts.ts'
import { useFingers } from './use-fingers.ts'

const ACTIONS: Readonly<Record<string, Action>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'soft',
  ArrowUp: 'turn',
  x: 'turn',
  z: 'back',
  ' ': 'drop',
  c: 'hold',
}

/** What views beside the well show: they are drawn again when it changes. */
const figuresOf = ({ mode, score, lines, held, isExchanged, drawn, last }: Blocks) =>
  [mode, score, lines, held, isExchanged, drawn, last?.at, isRecent({ last })].join(' ')

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  const number = (value: number) => formatNumber(value, language)
  const draw = (context: CanvasRenderingContext2D, blocks: Blocks) =>
    drawWell(context, blocks, COLORS[theme], isMotionReduced)
  /** The first press begins the game, or goes on with it, and does nothing else. */
  const begins = (): boolean => {
    if (phase === 'running') return false
    controls.clear()
    arcade.run()
    return true
  }
  const [controls, keys] = useControls(ACTIONS, () => void begins())
  const tap = (action: Action) => {
    if (begins()) return
    controls.press(action)
    controls.release(action)
  }
  const fingers = useFingers(tap)
  const { arcade, phase, onContext } = useArcade(game, saved, 'marathon', {
    input: () => ({ ...controls.take(), drag: fingers.takeDrag() }),
    draw,
    figures: figuresOf,
  })
  const onPoint = (point: StagePoint, step: PointPhase) => {
    if (phase === 'running') fingers.onPoint(point, step)
    else if (step === 'down') begins()
    else if (step !== 'move') fingers.clear()
  }
  const { state } = arcade.store.get()
  const { score, last, lines, mode } = state
  const words = landingWords(state, say)
  const hasEnded = useEnded(phase)
  const begin = () => {
    controls.clear()
    fingers.clear()
    arcade.begin(mode)
    arcade.run()
  }
  return (
    <GameTable
      layout="column"
      title={say('name')}
      subtitle={say('info')}
      figures={[
        {
          label: kit('score'),
          value: number(score),
          isMain: true,
          ...(last !== null && last.points > 0 && { gain: { text: `+${number(last.points)}`, at: last.at } }),
        },
        { label: kit('best'), value: number(Math.max(score, past.best[mode] ?? 0)) },
      ]}
      actions={[{ icon: 'restart', label: kit('restart'), shortcut: 'r', run: begin }]}
      variants={{
        label: say('mode'),
        options: MODES.map((id) => ({ id, label: say(id) })),
        current: mode,
        onChange: arcade.begin,
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← →', say('keyShift')],
          ['↓', say('keySoft')],
          ['Space', say('keyDrop')],
          ['↑ X', say('keyTurn')],
          ['Z', say('keyBack')],
          ['C', say('keyHold')],
          ['P', say('keyPause')],
        ],
      }}
      keys={{ ...keys, p: () => (phase === 'running' ? arcade.pause() : begins()) }}
      screen={
        hasEnded ? (
          <EndScreen
            result={arcade.result()}
            measure="score"
            value={number(score)}
            facts={[
              ...(mode === 'marathon' ? [{ label: say('level'), value: number(levelOf(state)) }] : []),
              { label: say('lines'), value: number(lines) },
              { label: kit('time'), value: formatDuration(arcade.result().ms ?? 0) },
            ]}
            onAgain={begin}
          />
        ) : undefined
      }
    >
      <Board
        blocks={state}
        words={isRecent(state) && isSpecial(words, state) ? words : []}
        onHold={() => tap('hold')}
        onTurnBack={() => tap('back')}
      >
        <Stage
          width={WIDTH}
          height={HEIGHT}
          label={say('board', { level: levelOf(state), lines })}
          draw={(context) => draw(context, arcade.store.get().state)}
          onContext={onContext}
          onPoint={onPoint}
        />
      </Board>
      {(phase === 'ready' || phase === 'paused') && (
        <PauseOverlay isPaused={phase === 'paused'} hint={say('hint')} onStart={begins} />
      )}
      <Live text={words.join(' ')} />
    </GameTable>
  )
}

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
