import { useRef, useState } from 'preact/hooks'
import { PauseOverlay } from '../kit/arcade/PauseOverlay.tsx'
import { Stage } from '../kit/arcade/Stage.tsx'
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
import { createAim } from './aim.ts'
import { game, VARIANT } from './arcade-game.ts'
import { Chain } from './Chain.tsx'
import { drawJar, jarX, STAGE_HEIGHT, STAGE_WIDTH } from './draw.ts'
import styles from './main.module.css'
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
  const nameOf = (kind: number) => say(keyOf(kind))
  const showing = { theme, isStill: isMotionReduced, next: say('next'), font: fontFamily() }
  const draw = (context: CanvasRenderingContext2D, jar: Jar, ahead: number) => drawJar(context, jar, ahead, showing)

  /** The press that begins the game, or goes on with it, does nothing else. */
  const begins = (): boolean => {
    if (phase === 'running') return false
    controls.clear()
    arcade.run()
    return true
  }
  const room = useRef<HTMLDivElement>(null)
  const pressed = useRef(begins)
  pressed.current = begins
  const [controls, controlKeys] = useControls(ACTIONS, () => void begins())
  const [aiming] = useState(() =>
    createAim(
      (clientX) => jarXOfPage(room.current, clientX),
      () => pressed.current(),
    ),
  )
  const takeInput = (): Input => {
    const { aim, isDropped } = aiming.take()
    const { isHeld, isPressed } = controls.take()
    const move = (Number(isHeld('right')) - Number(isHeld('left'))) as Input['move']
    return { aim, move, isDropped: isDropped || isPressed('drop') }
  }
  const { arcade, phase, onContext } = useArcade(game, saved, VARIANT, {
    input: takeInput,
    draw,
    figures: ({ score, drops, largest }) => `${score} ${drops} ${largest}`,
  })
  const { state: jar } = arcade.store.get()
  const isEnded = useEnded(phase)
  const number = (value: number) => formatNumber(value, language)
  const begin = () => {
    aiming.take()
    controls.clear()
    arcade.begin(VARIANT)
    arcade.run()
  }
  const keys: KeyMap = { ...controlKeys, p: () => (phase === 'running' ? arcade.pause() : begins()) }
  const [held, next] = [nameOf(heldKind(jar)), nameOf(droppedKind(jar.seed, jar.drops + 1))]
  return (
    <GameTable
      layout="side"
      title={say('name')}
      figures={[
        { label: kit('score'), value: number(jar.score), isMain: true },
        { label: kit('best'), value: number(Math.max(jar.score, past.best[VARIANT] ?? 0)) },
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
        isEnded ? (
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
        ) : undefined
      }
    >
      <div
        ref={room}
        className={styles.room}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          aiming.down(event)
        }}
        onPointerMove={aiming.move}
        onPointerUp={aiming.up}
        onPointerCancel={aiming.cancel}
        onLostPointerCapture={aiming.cancel}
      >
        <Stage
          width={STAGE_WIDTH}
          height={STAGE_HEIGHT}
          label={say('board', { count: jar.fruits.length, held, next })}
          draw={(context) => draw(context, arcade.store.get().state, 0)}
          onContext={onContext}
        />
      </div>
      {(phase === 'ready' || phase === 'paused') && (
        <PauseOverlay isPaused={phase === 'paused'} hint={say('hint')} onStart={begins} />
      )}
      <Live text={phase === 'running' ? say('holding', { held, next, score: jar.score }) : ''} />
    </GameTable>
  )
}

/** The place in the jar of a place in the page. */
function jarXOfPage(room: Element | null, clientX: number): number {
  const { left, width } = room?.querySelector('canvas')?.getBoundingClientRect() ?? { left: 0, width: STAGE_WIDTH }
  return jarX(((clientX - left) * STAGE_WIDTH) / width)
}

/** The fonts of the page's language. */
const fontFamily = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--gk-font').trim() || 'sans-serif'

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
