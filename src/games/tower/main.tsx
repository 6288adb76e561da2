import { useState } from 'preact/hooks'
import { ArcadeTable } from '../kit/arcade/ArcadeTable.tsx'
import { Stage } from '../kit/arcade/Stage.tsx'
import { StageRoom, useStageRoom } from '../kit/arcade/StageRoom.tsx'
import { useArcade } from '../kit/arcade/use-arcade.ts'
import { useControls } from '../kit/input/use-controls.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { Live } from '../kit/table/Live.tsx'
import { formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { game } from './arcade-game.ts'
import { createDrawing, LEAST_VIEW } from './draw.ts'
import { type Tower, WAYS } from './rules.ts'
import { useTexts } from './texts.ts'

const DROPS = { ' ': 'drop', Enter: 'drop', ArrowDown: 'drop' } as const
/** How often a screen reader is told how high the tower is, in floors. */
const TOLD_EVERY = 5

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const { language, past, theme, isMotionReduced } = useStore(session)
  const { place, size } = useStageRoom(() => LEAST_VIEW)
  const [drawing] = useState(createDrawing)
  const [controls, keys] = useControls(DROPS, () => act())
  const streakText = (count: number) => say('streak', { count })
  const draw = (context: CanvasRenderingContext2D, tower: Tower, ahead: number) =>
    drawing(context, tower, { size, theme, isMotionReduced, streakText }, ahead)
  const running = useArcade(game, saved, 'usual', {
    input: controls.take,
    draw,
    forget: controls.take,
    figures: ({ way, height, streak, sinceMiss }) => `${way} ${height} ${streak} ${sinceMiss > 0}`,
  })
  const { arcade } = running
  const { state } = arcade.store.get()
  const number = (value: number) => formatNumber(value, language)
  /** The press that begins, or goes on, drops nothing. */
  const start = () => {
    controls.clear()
    arcade.run()
  }
  const act = () => {
    const { phase } = arcade.store.get()
    if (phase === 'ready' || phase === 'paused') start()
  }
  const press = () => {
    controls.press('drop')
    controls.release('drop')
    act()
  }
  const best = Math.max(state.height, past.best[state.way] ?? 0)
  const told = state.height - (state.height % TOLD_EVERY)
  return (
    <ArcadeTable
      running={running}
      layout="bar"
      title={say('name')}
      figures={[
        { label: say('floors'), value: number(state.height), isMain: true },
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
        keys: [['Space Enter ↓', say('keyDrop')]],
      }}
      keys={keys}
      hint={say('hint')}
      onStart={start}
      end={{ value: number(state.height), facts: [{ label: say('bestStreak'), value: number(state.bestStreak) }] }}
    >
      <StageRoom place={place}>
        <Stage
          {...size}
          label={say('board', { count: state.height })}
          draw={(context) => draw(context, arcade.store.get().state, 0)}
          onContext={running.onContext}
          onPoint={(_, step) => {
            if (step === 'down') press()
          }}
        />
      </StageRoom>
      <Live text={told === 0 ? '' : say('board', { count: told })} />
    </ArcadeTable>
  )
}

startGame(Game, [...Object.keys(DROPS), 'p', 'r'])
