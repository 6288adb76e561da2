import { useRef, useState } from 'preact/hooks'
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

  const start = () => {
    controls.clear()
    aiming.take()
    arcade.run()
  }
  /** The press that begins the game, or goes on with it, does nothing else. */
  const begins = (): boolean => {
    if (phase === 'ready' || phase === 'paused') start()
    return phase !== 'running'
  }
  const room = useRef<HTMLDivElement>(null)
  const pressed = useRef(begins)
  pressed.current = begins
  const [controls, keys] = useControls(ACTIONS, () => void begins())
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
  const running = useArcade(game, saved, VARIANT, {
    input: takeInput,
    draw,
    figures: ({ score, drops, largest }) => `${score} ${drops} ${largest}`,
  })
  const { arcade, phase } = running
  const { state: jar } = arcade.store.get()
  const number = (value: number) => formatNumber(value, language)
  const [held, next] = [nameOf(heldKind(jar)), nameOf(droppedKind(jar.seed, jar.drops + 1))]
  return (
    <ArcadeTable
      running={running}
      layout="side"
      title={say('name')}
      figures={[
        { label: kit('score'), value: number(jar.score), isMain: true },
        { label: kit('best'), value: number(Math.max(jar.score, past.best[VARIANT] ?? 0)) },
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← →', say('keyAim')],
          ['Space', say('keyDrop')],
        ],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      side={<Chain largest={jar.largest} />}
      end={{
        value: number(jar.score),
        facts: [
          { label: say('largest'), value: jar.largest < 0 ? '–' : nameOf(jar.largest) },
          { label: say('merges'), value: number(jar.made) },
        ],
      }}
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
          onContext={running.onContext}
        />
      </div>
      <Live text={phase === 'running' ? say('holding', { held, next, score: jar.score }) : ''} />
    </ArcadeTable>
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
