import { useRef } from 'preact/hooks'
import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import { PauseOverlay } from '../kit/arcade/PauseOverlay.tsx'
import { Stage, type StagePoint } from '../kit/arcade/Stage.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useEnded } from '../kit/arcade/use-ended.ts'
import type { KeyMap } from '../kit/input/keys.ts'
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
import { Chain } from './Chain.tsx'
import { drawJar, jarX, STAGE_HEIGHT, STAGE_WIDTH } from './draw.ts'
import { droppedKind, heldKind, type Input, type Jar } from './rules.ts'
import { keyOf } from './sizes.ts'
import { useTexts } from './texts.ts'

/** What keys do. */
const ACTIONS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  a: 'left',
  d: 'right',
  ' ': 'drop',
  ArrowDown: 'drop',
  s: 'drop',
  Enter: 'drop',
} as const

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  /** Where a pointer is, and whether it has let go, since the last step. */
  const pointer = useRef<{ readonly x: number | undefined; readonly isDropped: boolean }>(NOWHERE)
  const isDown = useRef(false)
  const nameOf = (kind: number) => say(keyOf(kind))
  const showing = { theme, isStill: isMotionReduced, next: say('next'), font: fontFamily() }
  const draw = (context: CanvasRenderingContext2D, jar: Jar) => drawJar(context, jar, showing)

  const [controls, controlKeys] = useControls(ACTIONS, () => {
    if (arcade.store.get().phase === 'paused') controls.clear() // it only goes on
    arcade.run()
  })
  const takeInput = (): Input => {
    const { x, isDropped } = pointer.current
    pointer.current = NOWHERE
    const { isHeld, isPressed } = controls.take()
    const move = (Number(isHeld('right')) - Number(isHeld('left'))) as Input['move']
    return { aim: x, move, isDropped: isDropped || isPressed('drop') }
  }
  const { arcade, phase, onContext } = useArcade(game, saved, 'jar', {
    input: takeInput,
    draw,
    figures: ({ score, drops, largest }) => `${score} ${drops} ${largest}`,
  })
  const { state: jar } = arcade.store.get()
  const hasEnded = useEnded(phase)
  const number = (value: number) => formatNumber(value, language)

  const begin = () => {
    pointer.current = NOWHERE
    controls.clear()
    arcade.begin('jar')
    arcade.run()
  }
  const onPoint = ({ x }: StagePoint, step: PointPhase) => {
    if (phase !== 'running') {
      if (step === 'down') arcade.run() // the same press only goes on
      return
    }
    if (step === 'down') isDown.current = true
    const isDropped = step === 'up' && isDown.current
    if (step === 'up' || step === 'cancel') isDown.current = false
    pointer.current = { x: jarX(x), isDropped: isDropped || pointer.current.isDropped }
  }
  const keys: KeyMap = { ...controlKeys, p: () => (phase === 'running' ? arcade.pause() : arcade.run()) }
  const [held, next] = [nameOf(heldKind(jar)), nameOf(droppedKind(jar.seed, jar.drops + 1))]
  return (
    <GameTable
      layout="side"
      title={say('name')}
      figures={[
        { label: kit('score'), value: number(jar.score), isMain: true },
        { label: kit('best'), value: number(Math.max(jar.score, past.best.jar ?? 0)) },
      ]}
      actions={[{ icon: 'restart', label: kit('restart'), shortcut: 'r', isMain: true, run: begin }]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← →', say('keyAim')],
          ['Space', say('keyDrop')],
          ['P', say('keyPause')],
          ['R', say('keyRestart')],
        ],
      }}
      keys={keys}
      side={<Chain largest={jar.largest} />}
      screen={
        hasEnded && (
          <EndScreen
            result={arcade.result()}
            measure="score"
            value={number(jar.score)}
            facts={[
              { label: say('largest'), value: jar.largest < 0 ? '–' : nameOf(jar.largest) },
              { label: say('merges'), value: number(jar.made) },
              { label: kit('time'), value: formatDuration(arcade.result().ms ?? 0) },
            ]}
            onAgain={begin}
          />
        )
      }
    >
      <Stage
        width={STAGE_WIDTH}
        height={STAGE_HEIGHT}
        label={say('board', { count: jar.fruits.length, held, next })}
        draw={(context) => draw(context, arcade.store.get().state)}
        onContext={onContext}
        onPoint={onPoint}
      />
      {(phase === 'ready' || phase === 'paused') && (
        <PauseOverlay isPaused={phase === 'paused'} hint={say('hint')} onStart={() => arcade.run()} />
      )}
      <Live text={phase === 'running' ? say('holding', { held, next, score: jar.score }) : ''} />
    </GameTable>
  )
}

const NOWHERE = { x: undefined, isDropped: false } as const

/** The fonts of the page's language. */
const fontFamily = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--gk-font').trim() || 'sans-serif'

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
