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
import { type Conveyor, startConveyor } from './conveyor.ts'
import { followMessages } from './follow-messages.ts'

type AllFlights = Flights<ChatMessage>

export interface ShownFlights {
  readonly flying: readonly Flight<ChatMessage>[]
  /** From the top of one lane to that of the next, in px. */
  readonly pitch: number
  /** Lets a message fly that has just been drawn. */
  readonly fly: (flight: Flight<ChatMessage>, line: HTMLElement) => void
}

/**
 * The messages that are on their way, drawn on an element that moves.
 * @param restart called when all is to begin anew
 */
export function useFlights(moved: RefObject<HTMLElement | null>, flow: Flow, restart: () => void): ShownFlights {
  const lane = laneHeight([flow.fontSize])
  const [flights] = useState(() => createStore<AllFlights>()(() => noFlights(1)))
  const conveyor = useRef<Conveyor>(undefined)
  const width = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { loop, randomChannel, debounce, fontSize, top, right, speeds, isRefTen } = flow
  const lanesOf = useCallback(
    ({ size }: ChatMessage) => lanesTaken(laneHeight([shownSize(size, fontSize)]), lane, top),
    [fontSize, lane, top],
  )

  /** Makes a change, lets fly what then may, and comes back when that will change. */
  const pump = useCallback(
    (change: (now: AllFlights) => AllFlights = (now) => now) => {
      clearTimeout(timer.current)
      const { current } = conveyor
      if (current === undefined) return
      const scene = { loop, randomChannel, debounce, lanesOf, random: Math.random }
      const changed = landed(change(flights.getState()), current.now())
      // hidden, or not laid out
      const isMoving = width.current > 0 && !document.hidden
      const next = isMoving ? started(changed, current.now(), scene) : changed
      if (next !== flights.getState()) flights.setState(next, true)
      current.follow(document.hidden, next.flying.length === 0)
      const wake = isMoving ? wakeAt(next, current.now(), scene) : undefined
      if (wake !== undefined) timer.current = setTimeout(pump, wake - current.now() + 1)
    },
    [flights, loop, randomChannel, debounce, lanesOf],
  )

  useLayoutEffect(() => {
    const element = moved.current
    if (element === null) return
    const begun = startConveyor(element, speeds, restart)
    conveyor.current = begun
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
    return () => {
      sizes.disconnect()
      begun.end()
    }
  }, [moved, pump, restart, lane, top, speeds])

  useEffect(() => {
    const followPage = () => {
      conveyor.current?.follow(document.hidden, flights.getState().flying.length === 0)
      pump()
    }
    document.addEventListener('visibilitychange', followPage)
    const stop = followMessages(isRefTen, {
      show: (messages) => pump((now) => announced(now, messages)),
      hide: (isGone) => pump((now) => cleared(now, isGone)),
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', followPage)
      clearTimeout(timer.current)
    }
  }, [flights, pump, isRefTen])

  const fly = useCallback(
    (flight: Flight<ChatMessage>, line: HTMLElement) => {
      const { current } = conveyor
      if (current === undefined) return
      const { ms, freeAfter } = flightOf(line.offsetWidth, { width: width.current, speeds, right })
      const now = current.now()
      line.style.transform = `translateX(${width.current + current.distance()}px)`
      const times = { freeAt: now + freeAfter, landsAt: now + ms }
      pump((all) => measured(all, flight, times))
    },
    [pump, speeds, right],
  )

  return { flying: useStore(flights, ({ flying }) => flying), pitch: lane + top, fly }
}
