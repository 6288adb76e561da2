import type { StoreApi } from 'zustand/vanilla'
import {
  announced,
  cleared,
  type Flights,
  type Flow,
  laidOut,
  landed,
  rebased,
  type Scene,
  started,
  waitOf,
} from '../kernel/flights.ts'
import { laneCount, lanesTaken } from '../kernel/lanes.ts'
import { heightOf } from '../kernel/sizes.ts'
import { openConveyor } from './conveyor.ts'

/** After so many px the conveyor begins anew: places on it are not to grow without end. */
const LONGEST = 100_000

/** What may change while messages fly. */
export interface Rules<T> {
  readonly flow: Flow
  /** The size in which a message is shown, in px. */
  readonly sizeOf: (message: T) => number
}

/** Takes messages. */
export interface Listener<T> {
  /** They are to be shown. */
  readonly show: (messages: readonly T[]) => void
  /** Some may be shown no longer. */
  readonly hide: (isGone: (message: T) => boolean) => void
}

/** Messages that fly over an element, as long as the page is seen. */
export interface Traffic<T> extends Listener<T> {
  /** Those on the way are drawn so wide, by their keys, in px; or the rules have changed. */
  readonly layOut: (widths: ReadonlyMap<number, number>) => void
  readonly end: () => void
}

/** Lets messages fly over an element, and keeps which in a store. @param rules asked each time */
export function openTraffic<T>(element: HTMLElement, flights: StoreApi<Flights<T>>, rules: () => Rules<T>): Traffic<T> {
  const conveyor = openConveyor(element)
  let stage = sizeOfStage(element)
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Makes a change, lets fly what then may, and comes back when that will change. */
  function pump(change: (now: Flights<T>, scene: Scene<T>) => Flights<T> = (now) => now): void {
    clearTimeout(timer)
    const scene = sceneOf(stage, rules(), conveyor.distance())
    // hidden, or not laid out
    const isSeen = scene.width > 0 && !document.hidden
    const changed = landed(change(flights.getState(), scene), scene)
    const next = isSeen ? started(changed, scene) : changed
    const isEmpty = next.flying.every(({ span }) => span === undefined)
    const isRewound = scene.distance > (isEmpty ? 0 : LONGEST)
    flights.setState(isRewound ? rebased(next, scene.distance) : next, true)
    conveyor.move(isSeen && !isEmpty ? scene.flow.speeds : 0)
    if (isRewound) conveyor.rewind()
    const wait = isSeen ? waitOf(next, scene) : undefined
    if (wait !== undefined) timer = setTimeout(pump, wait + 1)
  }

  const layOut = (widths: ReadonlyMap<number, number>) => pump((now, scene) => laidOut(now, widths, scene))
  const sizes = new ResizeObserver(() => {
    stage = sizeOfStage(element)
    layOut(new Map())
  })
  sizes.observe(element)
  const followPage = () => pump()
  document.addEventListener('visibilitychange', followPage)
  return {
    layOut,
    show: (messages) => pump((now) => announced(now, messages)),
    hide: (isGone) => pump((now) => cleared(now, isGone)),
    end() {
      clearTimeout(timer)
      sizes.disconnect()
      document.removeEventListener('visibilitychange', followPage)
      conveyor.end()
    },
  }
}

/** In px; asked only when it changes, as it is dear to ask. */
const sizeOfStage = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight })

function sceneOf<T>(stage: ReturnType<typeof sizeOfStage>, { flow, sizeOf }: Rules<T>, distance: number): Scene<T> {
  const lane = heightOf(flow.fontSize)
  return {
    flow,
    width: stage.width,
    lanes: laneCount(stage.height, lane, flow.top),
    lanesOf: (message) => lanesTaken(heightOf(sizeOf(message)), lane, flow.top),
    distance,
    now: performance.now(),
    random: Math.random,
  }
}
