import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import { Stage } from '../kit/arcade/Stage.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { Live } from '../kit/table/Live.tsx'
import { formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { game, VARIANT } from './arcade-game.ts'
import { drawField } from './draw.ts'
import { Field } from './Field.tsx'
import { countBreakable, HEIGHT, WIDTH } from './field.ts'
import { COLORS } from './look.ts'
import { type Action, type Bricks, isWaiting } from './rules.ts'
import { useTexts } from './texts.ts'
import { usePointer } from './use-pointer.ts'

const ACTIONS: Readonly<Record<string, Action>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  a: 'left',
  d: 'right',
  ' ': 'launch',
}

/** What views beside the field show: they are drawn again when it changes. */
const figuresOf = (bricks: Bricks) =>
  [bricks.score, bricks.level, bricks.lives, bricks.clearedFor > 0, isWaiting(bricks)].join(' ')

/** Where the field is in the page. */
function placeOfField() {
  const { left, width } = document.querySelector('canvas')?.getBoundingClientRect() ?? { left: 0, width: WIDTH }
  return { left, scale: WIDTH / width }
}

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  const number = (value: number) => formatNumber(value, language)
  const draw = (context: CanvasRenderingContext2D, bricks: Bricks, ahead: number) =>
    drawField(context, bricks, { colors: COLORS[theme], isStill: isMotionReduced, ahead })
  const start = () => {
    controls.clear()
    pointer.take()
    arcade.run()
  }
  /** The first press begins the game, or goes on with it, and does nothing else. */
  const begins = (): boolean => {
    if (phase === 'ready' || phase === 'paused') start()
    return phase !== 'running'
  }
  const [controls, keys] = useControls(ACTIONS, () => void begins())
  const pointer = usePointer(placeOfField, () => {
    if (begins()) return
    controls.press('launch')
    controls.release('launch')
  })
  const running = useArcade(game, saved, VARIANT, {
    input: () => ({ ...controls.take(), ...pointer.take() }),
    draw,
    figures: figuresOf,
    forget: controls.take,
  })
  const { arcade, phase } = running
  const { state } = arcade.store.get()
  const { score, level, lives, wall } = state
  const title = say('levelName', { level })
  const isCleared = state.clearedFor > 0
  const isCaught = state.returns > 0 // a ball that was caught is no new one
  const notice = isCleared
    ? { title: say('cleared', { level }), hint: '', name: `cleared ${level}` }
    : phase === 'running' && isWaiting(state)
      ? { title: isCaught ? '' : title, hint: say('launchHint'), name: `${level} ${lives} ${isCaught}` }
      : undefined
  return (
    <ArcadeTable
      running={running}
      layout="column"
      title={say('name')}
      subtitle={say('info')}
      figures={[
        { label: kit('score'), value: number(score), isMain: true },
        { label: kit('best'), value: number(Math.max(score, past.best[VARIANT] ?? 0)) },
        { label: say('level'), value: number(level) },
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← →', say('keyMove')],
          ['Space', say('keyLaunch')],
        ],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      end={{ value: number(score), facts: [{ label: say('level'), value: number(level) }] }}
    >
      <Field isRunning={phase === 'running'} notice={notice} handlers={pointer.handlers}>
        <Stage
          width={WIDTH}
          height={HEIGHT}
          label={say('board', { level, bricks: countBreakable(wall), lives })}
          draw={(context) => draw(context, arcade.store.get().state, 0)}
          onContext={running.onContext}
        />
      </Field>
      <Live text={isCleared ? say('cleared', { level }) : say('livesLeft', { level, lives })} />
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
