import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import { Stage } from '../kit/arcade/Stage.tsx'
import { StageRoom, useStageRoom } from '../kit/arcade/StageRoom.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { game } from './arcade-game.ts'
import { WAYS } from './course.ts'
import { drawFlight, LEAST_VIEW } from './draw.ts'
import { type Flight, pointsOf } from './rules.ts'
import { useTexts } from './texts.ts'

const FLAPS = { ' ': 'flap', ArrowUp: 'flap', w: 'flap' } as const

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  const { place, size } = useStageRoom(() => LEAST_VIEW)
  const [controls, keys] = useControls(FLAPS, () => flap())
  const draw = (context: CanvasRenderingContext2D, flight: Flight, ahead: number) =>
    drawFlight(context, flight, { size, theme, isMotionReduced }, ahead)
  const running = useArcade(game, saved, 'usual', {
    input: controls.take,
    draw,
    figures: (flight) => `${flight.way} ${pointsOf(flight)} ${flight.passed}`,
  })
  const { arcade } = running
  const { state } = arcade.store.get()
  const number = (value: number) => formatNumber(value, language)
  /** A beat begins the game, and goes on with it: whoever comes back is not to fall. */
  const start = () => {
    controls.press('flap')
    controls.release('flap')
    arcade.run()
  }
  const flap = () => {
    // a nervous hand still beats when the bird has hit something: another game begins from the end screen alone
    if (arcade.store.get().state.sinceHit === 0) start()
  }
  const points = pointsOf(state)
  const best = Math.max(points, past.best[state.way] ?? 0)
  return (
    <ArcadeTable
      running={running}
      layout="bar"
      title={say('name')}
      figures={[
        { label: kit('score'), value: number(points), isMain: true },
        { label: kit('best'), value: number(best) },
      ]}
      variants={{
        label: say('way'),
        options: WAYS.map((id) => ({ id, label: say(id) })),
        current: state.way,
        onChange: (way) => arcade.begin(way),
      }}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [['Space ↑', say('keyFlap')]],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      end={{
        value: number(points),
        facts: [
          { label: say('passed'), value: number(state.passed) },
          { label: say('lit'), value: number(state.lit) },
        ],
      }}
    >
      <StageRoom place={place}>
        <Stage
          {...size}
          label={say('board', { points })}
          draw={(context) => draw(context, arcade.store.get().state, 0)}
          onContext={running.onContext}
          onPoint={(_, step) => {
            if (step === 'down') flap()
          }}
        />
      </StageRoom>
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(FLAPS), 'p', 'r'])
