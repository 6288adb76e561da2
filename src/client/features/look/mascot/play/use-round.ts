import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onScreenChange } from '../../../../core/page/screen.ts'
import type { MascotDriver } from '../driver/mascot-driver.ts'
import { drawCourt, fieldOf } from './court.ts'
import type { RoundLook } from './draw-round.ts'
import { beginRound, fitRound, isOver, type Round, stepRound } from './kernel/round.ts'
import { reactToRound } from './react-to-round.ts'
import { followPlayer } from './steering.ts'

/** Milliseconds of one step at most, such as after the page was busy. */
const LONGEST_STEP_MS = 50

/** What of a round is told in words. */
interface Told {
  readonly caught: number
  readonly seconds: number
  readonly isOver: boolean
}

const tell = (round: Round): Told => ({
  caught: round.caught,
  seconds: Math.ceil(round.left / 1000),
  isOver: isOver(round),
})

const isSame = (one: Told, other: Told): boolean =>
  one.caught === other.caught && one.seconds === other.seconds && one.isOver === other.isOver

interface RoundPorts extends RoundLook {
  readonly driver: MascotDriver | undefined
  /** Whether it stands still. */
  readonly isPaused: boolean
}

/**
 * Plays rounds, one after another, in a court.
 * @returns what is told of the round, and what begins another one
 */
export function useRound(court: RefObject<HTMLElement | null>, { driver, season, isCalm, isPaused }: RoundPorts) {
  const round = useRef<Round>(undefined)
  const [number, setNumber] = useState(1)
  const [told, setTold] = useState<Told>()
  const show = useEffectEvent((element: HTMLElement, before: Round, now: Round) => {
    if (driver !== undefined) reactToRound(driver, before, now)
    drawCourt(element, now, { season, isCalm })
    const next = tell(now)
    if (told === undefined || !isSame(told, next)) setTold(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another round
  useEffect(() => {
    const element = court.current
    if (element === null) return
    round.current ??= beginRound(fieldOf(element).field)
    show(element, round.current, round.current)
    return isPaused ? undefined : run(element, round, show)
  }, [court, number, isPaused])
  useEffect(
    () =>
      onScreenChange(() => {
        if (court.current === null || round.current === undefined) return
        const now = fitRound(round.current, fieldOf(court.current).field)
        round.current = now
        show(court.current, now, now)
      }),
    [court],
  )
  const again = () => {
    driver?.express('calm')
    round.current = undefined
    setNumber(number + 1)
  }
  return { told, again }
}

/** Lets time go by in a round until it is over. @returns stops it */
function run(
  element: HTMLElement,
  round: RefObject<Round | undefined>,
  show: (element: HTMLElement, before: Round, now: Round) => void,
): () => void {
  const steering = followPlayer(element)
  let last = performance.now()
  let frame = 0
  const step = (time: number) => {
    const before = round.current
    if (before === undefined || isOver(before)) return
    const { field, unit } = fieldOf(element)
    const ms = Math.min(LONGEST_STEP_MS, Math.max(0, time - last))
    last = time
    const now = stepRound(before, { field, toward: steering.toward(before, unit), ms, random: Math.random })
    round.current = now
    show(element, before, now)
    frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    steering.dispose()
  }
}
