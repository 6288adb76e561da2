import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Flights, hasEnded, NO_FLIGHTS } from '../kernel/flights.ts'
import { type Listener, openTraffic, type Rules, type Traffic } from './traffic.ts'

export interface FlightsProps<T> extends Rules<T> {
  /** Tells what is to be shown, the same function as long as it flies. @returns stops it */
  readonly follow: (listener: Listener<T>) => () => void
}

export interface ShownFlights<T> extends Pick<Flights<T>, 'flying'>, Rules<T> {
  /** What moves; has an element for each of those that fly, in the same order. */
  readonly conveyor: RefObject<HTMLDivElement | null>
  /** Whether all have passed and none will come. */
  readonly isOver: boolean
}

/** The messages that are on their way, on an element that moves; drawn by `Flying`. */
export function useFlights<T>({ flow, sizeOf, follow }: FlightsProps<T>): ShownFlights<T> {
  const conveyor = useRef<HTMLDivElement>(null)
  const traffic = useRef<Traffic<T>>(undefined)
  const [flights] = useState(() => createStore<Flights<T>>()(() => NO_FLIGHTS))
  const now = useStore(flights)
  const { flying } = now
  const rules = useRef({ flow, sizeOf })
  rules.current = { flow, sizeOf }

  useLayoutEffect(() => {
    if (conveyor.current === null) return undefined
    const opened = openTraffic(conveyor.current, flights, () => rules.current)
    const stop = follow(opened)
    traffic.current = opened
    return () => {
      stop()
      opened.end()
    }
  }, [flights, follow])

  const layOut = () => {
    const lines = conveyor.current?.querySelectorAll<HTMLElement>(':scope > *')
    traffic.current?.layOut(new Map(flying.map(({ key }, index) => [key, lines?.[index]?.offsetWidth ?? 0])))
  }
  const undrawn = flying.flatMap(({ key, span }) => (span === undefined ? [key] : [])).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules make other widths and lanes
  useLayoutEffect(layOut, [flow, sizeOf])
  // biome-ignore lint/correctness/useExhaustiveDependencies: to measure is dear, so it is done for new ones only
  useLayoutEffect(() => {
    if (undrawn !== '') layOut()
  }, [undrawn])

  return { conveyor, flying, flow, sizeOf, isOver: hasEnded(now, flow) }
}
