import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import { Stage, type StagePoint } from '../kit/arcade/Stage.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { Live } from '../kit/table/Live.tsx'
import { formatNumber } from '../kit/text/format.ts'
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
  const start = () => {
    controls.clear()
    fingers.clear()
    arcade.run()
  }
  /** The first press begins the game, or goes on with it, and does nothing else. */
  const begins = (): boolean => {
    if (phase === 'ready' || phase === 'paused') start()
    return phase !== 'running'
  }
  const [controls, keys] = useControls(ACTIONS, () => void begins())
  const tap = (action: Action) => {
    if (begins()) return
    controls.press(action)
    controls.release(action)
  }
  const fingers = useFingers(tap)
  const running = useArcade(game, saved, 'marathon', {
    input: () => ({ ...controls.take(), drag: fingers.takeDrag() }),
    draw,
    figures: figuresOf,
    forget: controls.take,
  })
  const onPoint = (point: StagePoint, step: PointPhase) => {
    if (phase === 'running') fingers.onPoint(point, step)
    else if (step === 'down') begins()
    else if (step !== 'move') fingers.clear()
  }
  const { arcade, phase } = running
  const { state } = arcade.store.get()
  const { score, last, lines, mode } = state
  const words = landingWords(state, say)
  return (
    <ArcadeTable
      running={running}
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
        ],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      end={{
        value: number(score),
        facts: [
          ...(mode === 'marathon' ? [{ label: say('level'), value: number(levelOf(state)) }] : []),
          { label: say('lines'), value: number(lines) },
        ],
      }}
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
          onContext={running.onContext}
          onPoint={onPoint}
        />
      </Board>
      <Live text={words.join(' ')} />
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
