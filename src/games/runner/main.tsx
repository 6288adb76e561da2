import { useRef } from 'preact/hooks'
import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import { Stage, type StagePoint } from '../kit/arcade/Stage.tsx'
import { StageRoom, useStageRoom } from '../kit/arcade/StageRoom.tsx'
import { STEPS_PER_SECOND } from '../kit/arcade/steps.ts'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { swipeDirection } from '../kit/input/direction.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { formatNumber } from '../kit/text/format.ts'
import { game, type RunAction } from './arcade-game.ts'
import { METRE, speedAt, WAYS } from './course.ts'
import { DuckButton } from './DuckButton.tsx'
import { drawRun, leastView } from './draw.ts'
import { metresOf, type Run } from './rules.ts'
import { useTexts } from './texts.ts'

const ACTIONS: Readonly<Record<string, RunAction>> = {
  ...{ ' ': 'jump', ArrowUp: 'jump', w: 'jump', ArrowDown: 'duck', s: 'duck' },
}

function Game({ saved }: GameProps) {
  const say = useTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  const { place, size } = useStageRoom(leastView)
  const finger = useRef<StagePoint | undefined>(undefined)
  /** Whether the game has stood still since the last step. */
  const hasStood = useRef(true)
  const [controls, keys] = useControls(ACTIONS, (action) => act(action))
  const draw = (context: CanvasRenderingContext2D, run: Run, ahead: number) =>
    drawRun(context, run, { size, theme, isMotionReduced }, ahead)
  const running = useArcade(game, saved, 'usual', {
    input: () => {
      const isResumed = hasStood.current
      hasStood.current = false
      return { ...controls.take(), isResumed }
    },
    draw,
    forget: controls.take,
    figures: (run) => `${run.way} ${metresOf(run)}`,
  })
  const { arcade, phase } = running
  if (phase !== 'running') hasStood.current = true
  const { state } = arcade.store.get()
  const metres = metresOf(state)
  const start = () => {
    controls.clear()
    arcade.run()
  }
  /** A jump begins the game, too, or goes on with it; after a hit another one begins from the end screen alone. */
  const act = (action: RunAction) => {
    if (action === 'jump' && arcade.store.get().state.sinceHit === 0) arcade.run()
  }
  const press = (action: RunAction) => {
    controls.press(action)
    act(action)
  }
  const onPoint = (point: StagePoint, step: PointPhase) => {
    const from = finger.current
    if (step === 'down') {
      finger.current = point
      press('jump')
    } else if (step === 'up' || step === 'cancel') {
      finger.current = undefined
      controls.release('jump')
      controls.release('swipe')
    } else if (from && swipeDirection(point.clientX - from.clientX, point.clientY - from.clientY) === 'down') {
      finger.current = undefined // one swipe ducks once, and as long as the finger stays
      controls.release('jump')
      controls.press('swipe')
    }
  }
  const text = (value: number) => say('metres', { metres: formatNumber(value, language) })
  const farthest = Math.max(metres, past.best[state.way] ?? 0)
  const speed = ((speedAt(state.way, state.distance) * STEPS_PER_SECOND) / METRE).toFixed(1)
  return (
    <ArcadeTable
      running={running}
      layout="bar"
      title={say('name')}
      figures={[
        { label: say('distance'), value: text(metres), isMain: true },
        { label: say('farthest'), value: text(farthest) },
      ]}
      variants={{
        label: say('way'),
        options: WAYS.map((id) => ({ id, label: say(id) })),
        current: state.way,
        onChange: (way) => arcade.begin(way),
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['Space ↑', say('keyJump')],
          ['↓', say('keyDuck')],
        ],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      end={{ value: formatNumber(metres, language), facts: [{ label: say('speed'), value: speed }] }}
    >
      <StageRoom place={place}>
        <Stage
          {...size}
          label={say('board', { metres })}
          draw={(context) => draw(context, arcade.store.get().state, 0)}
          onContext={running.onContext}
          onPoint={onPoint}
        />
      </StageRoom>
      {(phase === 'running' || phase === 'counting') && (
        <DuckButton label={say('keyDuck')} onDown={() => press('duck')} onUp={() => controls.release('duck')} />
      )}
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(ACTIONS), 'p', 'r'])
