import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import {
  announced,
  cleared,
  type Flight,
  type Flights,
  landed,
  measured,
  noFlights,
  started,
  wakeAt,
} from '../kernel/flights.ts'
import { flightOf, lanesTaken, refitted } from '../kernel/lanes.ts'
import { type Flow, laneCount, laneHeight, shownSize } from '../model.ts'
import { pauseFlight, resumeFlight, startFlight } from './flight-animation.ts'
import { followMessages } from './follow-messages.ts'
import { startRunClock } from './run-clock.ts'

export interface ShownFlights {
  readonly flying: readonly Flight<ChatMessage>[]
  /** From the top of one lane to that of the next, in px. */
  readonly pitch: number
  /** Lets a message fly that has just been drawn. @returns ends it */
  readonly fly: (flight: Flight<ChatMessage>, line: HTMLElement) => () => void
}

/** The messages that are on their way over a stage. Their animations are the compositor's: nothing runs per frame. */
export function useFlights(stage: RefObject<HTMLElement | null>, flow: Flow): ShownFlights {
  const lane = laneHeight([flow.fontSize])
  const [flights] = useState(() => createStore<Flights<ChatMessage>>()(() => noFlights(1)))
  const [clock] = useState(startRunClock)
  const width = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { loop, randomChannel, debounce, fontSize, top, right, speeds, isRefTen } = flow

  const lanesOf = useCallback(
    ({ size }: ChatMessage) => lanesTaken(laneHeight([shownSize(size, fontSize)]), lane, top),
    [fontSize, lane, top],
  )
  /** Makes a change, lets fly what then may, and comes back when more may. */
  const pump = useCallback(
    (change: (now: Flights<ChatMessage>) => Flights<ChatMessage> = (now) => now) => {
      const scene = { loop, randomChannel, debounce, lanesOf, random: Math.random }
      clearTimeout(timer.current)
      const changed = change(flights.getState())
      // hidden, or not laid out
      const isMoving = width.current > 0 && !document.hidden
      const next = isMoving ? started(changed, clock.now(), scene) : changed
      if (next !== flights.getState()) flights.setState(next, true)
      const wake = isMoving ? wakeAt(next, clock.now(), scene) : undefined
      if (wake !== undefined) timer.current = setTimeout(pump, wake - clock.now() + 1)
    },
    [flights, clock, loop, randomChannel, debounce, lanesOf],
  )

  useLayoutEffect(() => {
    const element = stage.current
    if (element === null) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const count = laneCount({ width: clientWidth, height: clientHeight }, lane, top)
      const narrower = width.current - clientWidth
      width.current = clientWidth
      pump((now) => ({ ...now, lanes: refitted(now.lanes, count, narrower, speeds) }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [stage, pump, lane, top, speeds])

  useEffect(() => {
    const pauseOrGoOn = () => {
      const animations = stage.current?.getAnimations({ subtree: true }) ?? []
      animations.forEach(document.hidden ? pauseFlight : resumeFlight)
      if (document.hidden) clock.pause()
      else clock.resume()
      pump()
    }
    document.addEventListener('visibilitychange', pauseOrGoOn)
    const stop = followMessages(isRefTen, {
      show: (messages) => pump((now) => announced(now, messages)),
      hide: (isGone) => pump((now) => cleared(now, isGone)),
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', pauseOrGoOn)
      clearTimeout(timer.current)
    }
  }, [stage, clock, pump, isRefTen])

  const fly = useCallback(
    (flight: Flight<ChatMessage>, line: HTMLElement) => {
      const across = line.offsetWidth
      const { ms, freeAfter } = flightOf(across, { width: width.current, speeds, right })
      const animation = startFlight(line, width.current, -across, ms)
      animation.onfinish = () => pump((now) => landed(now, flight.key))
      const freeAt = clock.now() + freeAfter
      pump((now) => measured(now, flight, lanesOf(flight.message), freeAt))
      return () => {
        animation.onfinish = null
        animation.cancel()
      }
    },
    [clock, pump, lanesOf, speeds, right],
  )

  return { flying: useStore(flights, ({ flying }) => flying), pitch: lane + top, fly }
}
