import { useRef } from 'preact/hooks'
import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import { Stage, type StagePoint } from '../kit/arcade/Stage.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { type Direction, STEERING, swipeDirection } from '../kit/input/direction.ts'
import { directionKeys } from '../kit/input/keys.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { game } from './arcade-game.ts'
import { drawSnake } from './draw.ts'
import { CELL } from './look.ts'
import { COLUMNS, FIELDS, ROWS, type Snake } from './rules.ts'
import { useTexts } from './texts.ts'

function Game({ saved }: GameProps) {
  const say = useTexts()
  const { past, theme, isMotionReduced } = useStore(session)
  const turn = useRef<Direction | undefined>(undefined)
  const swipe = useRef<StagePoint | undefined>(undefined)
  const takeTurn = () => {
    const taken = turn.current
    turn.current = undefined
    return taken
  }
  const draw = (context: CanvasRenderingContext2D, snake: Snake, ahead: number) =>
    drawSnake(context, snake, { theme, isMotionReduced }, ahead)
  const running = useArcade(game, saved, 'walls', {
    input: takeTurn,
    draw,
    figures: ({ body, field }) => `${field} ${body.length}`,
  })
  const { arcade } = running
  const { state } = arcade.store.get()
  const start = () => {
    turn.current = undefined
    arcade.run()
  }
  /** A turn begins the game, too, or goes on with it. */
  const steer = (direction: Direction) => {
    turn.current = direction
    arcade.run()
  }
  const onPoint = (point: StagePoint, step: PointPhase) => {
    const from = swipe.current
    if (step !== 'move') swipe.current = step === 'down' ? point : undefined
    const direction =
      step === 'move' && from ? swipeDirection(point.clientX - from.clientX, point.clientY - from.clientY) : undefined
    if (direction === undefined) return
    swipe.current = point // one swipe may turn several times
    steer(direction)
  }
  const longest = Math.max(state.body.length, past.best[state.field] ?? 0)
  return (
    <ArcadeTable
      running={running}
      layout="column"
      title={say('name')}
      subtitle={say('info')}
      figures={[
        { label: say('length'), value: String(state.body.length), isMain: true },
        { label: say('longest'), value: String(longest) },
      ]}
      variants={{
        label: say('field'),
        options: FIELDS.map((id) => ({ id, label: say(id) })),
        current: state.field,
        onChange: (field) => arcade.begin(field),
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3')],
        keys: [['← ↑ → ↓', say('keyTurn')]],
      }}
      keys={directionKeys(STEERING, steer)}
      hint={say('hint')}
      onStart={start}
      end={{ value: String(state.body.length), facts: [{ label: say('apples'), value: String(state.eaten) }] }}
    >
      <Stage
        width={COLUMNS * CELL}
        height={ROWS * CELL}
        label={say('board', { length: state.body.length })}
        draw={(context) => draw(context, arcade.store.get().state, 0)}
        onContext={running.onContext}
        onPoint={onPoint}
      />
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(STEERING), ' ', 'p', 'r'])
