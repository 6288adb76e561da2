import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { onScreenChange, useScreen } from '../../../../core/page/screen.ts'
import { ARROW_STEPS } from '../../../../lib/geometry/arrow-keys.ts'
import { footHeight } from '../../../../ui/dom.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import type { Press } from '../driver/mascot-driver.ts'
import { cornerOf, placeOf } from '../kernel/corner.ts'
import { useMessages } from '../messages.ts'
import { openGame } from '../play/open-game.tsx'
import { residentName } from '../residents/residents.ts'
import { useDriver } from '../residents/use-driver.ts'
import { live2dSettings } from '../settings.ts'
import { Bubble } from './Bubble.tsx'
import { PressableFigure } from './PressableFigure.tsx'
import { hold, react, talk } from './react.ts'
import styles from './Stage.module.css'
import { areToolsBelow, boxAt, scaleOn } from './sizes.ts'
import { Tools } from './Tools.tsx'
import { useDrag } from './use-drag.ts'
import { useLife } from './use-life.ts'
import { useSpeech } from './use-speech.ts'

/** Px by which an arrow key moves the figure. */
const KEY_STEP = 20

/** The mascot on the page; minimal mode has none. */
export function MascotStage() {
  const isMinimal = useDocument(themeSettings, ({ isMinimalism }) => isMinimalism)
  return isMinimal ? null : <Mascot />
}

function Mascot() {
  const messages = useMessages()
  const settings = useDocument(live2dSettings, (now) => now)
  const { isToolLeft, isMove } = settings
  const figure = useRef<HTMLDivElement>(null)
  const driver = useDriver(figure, settings)
  const [isPlaying, setPlaying] = useState(false)
  const isAwake = useLife(driver, figure, isPlaying)
  const { line, say } = useSpeech(isAwake)
  const stage = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = usePressed(stage)
  const { place, box, scale, isDragged, handlers } = usePlace({
    onLift: () => driver && hold(driver, 'surprised'),
    onDrop: () => driver && hold(driver, 'calm'),
    onPress(press) {
      setPressed(true)
      if (driver !== undefined) react(driver, driver.hitArea(press), say)
    },
  })
  const onTalk = () => driver && talk(driver, say)
  const play = () => {
    figure.current?.focus() // where the focus comes back to: the tools are gone by then
    setPlaying(true)
  }
  const endGame = useEffectEvent((caught: number | undefined) => {
    setPlaying(false)
    if (caught !== undefined)
      void say([{ id: caught > 0 ? 'caught' : 'caughtNone', weight: 1, values: { count: caught } }])
  })
  useEffect(() => (isPlaying ? openGame((caught) => endGame(caught)) : undefined), [isPlaying])
  return (
    <div
      ref={stage}
      className={classes(
        styles.stage,
        isToolLeft && styles.toolsLeft,
        areToolsBelow({ ...place, ...box }) && styles.toolsBelow,
        isPressed && styles.pressed,
        isPlaying && styles.away,
      )}
      style={{ ...place, ...box }}
      data-occupied=""
    >
      <div role="status">
        {line === undefined || isDragged ? null : (
          <Bubble key={line} text={line} box={{ ...place, ...box }} isToolLeft={isToolLeft} scale={scale} />
        )}
      </div>
      <PressableFigure
        ref={figure}
        name={residentName(messages)}
        scale={scale}
        isMovable={isMove}
        onTalk={onTalk}
        handlers={handlers}
      />
      {driver === undefined ? null : <Tools driver={driver} say={say} onPlay={play} />}
    </div>
  )
}

/** Whether it was the last that was pressed: by a finger, which hovers nowhere, that shows its tools. */
function usePressed(
  stage: RefObject<Element | null>,
): readonly [isPressed: boolean, set: (isPressed: boolean) => void] {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && stage.current?.contains(target) !== true) setPressed(false)
    }
    addEventListener('pointerdown', leave, true)
    return () => removeEventListener('pointerdown', leave, true)
  }, [isPressed, stage])
  return [isPressed, setPressed]
}

interface PlacePorts {
  readonly onLift: () => void
  readonly onDrop: () => void
  readonly onPress: (press: Press) => void
}

/** Where the figure is, while it is dragged, too. */
function usePlace({ onLift, onDrop, onPress }: PlacePorts) {
  const { isMove, scale: chosen, ...corner } = useDocument(live2dSettings, (now) => now)
  const { width, mobile } = useScreen()
  const height = useSyncExternalStore(onScreenChange, () => innerHeight)
  // a phone's tab bar is the ground
  const area = { width, height: mobile ? height - footHeight() : height }
  const scale = scaleOn(chosen, mobile, area)
  const box = boxAt(scale)
  const rest = placeOf(isMove ? corner : { right: 0, bottom: 0 }, box, area)
  const moveTo = (left: number, top: number, merge?: string) =>
    live2dSettings.update(
      (now) => ({ ...now, ...cornerOf(left, top, box, area) }),
      merge === undefined ? {} : { merge },
    )
  const { place, handlers } = useDrag(isMove, {
    from: () => rest,
    onStart: onLift,
    onPress,
    onDrop(to) {
      if (to !== undefined) moveTo(to.left, to.top)
      onDrop()
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = ARROW_STEPS[event.key] ?? []
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey
    if (!isMove || isShortcut || x === undefined || y === undefined) return
    event.preventDefault()
    moveTo(rest.left + x * KEY_STEP, rest.top + y * KEY_STEP, 'mascot by keys')
  }
  return { place: place ?? rest, box, scale, isDragged: place !== undefined, handlers: { ...handlers, onKeyDown } }
}
