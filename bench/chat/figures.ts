import { type Figure, median, percentile } from '../../scripts/lib/figures.ts'
import type { Room } from './room.ts'
import type { Round } from './round.ts'

/** Smallest rate of deliveries as a ratio to a control. */
const MIN_RATIO = 0.7

/** The rounds of the product's room and of a control. */
interface Pair {
  readonly own: readonly Round[]
  readonly bare: readonly Round[]
  /** Name of the control. */
  readonly control: string
}

/** Deliveries by the clock. */
export function compareRates(what: string, { own, bare, control }: Pair): Figure[] {
  const value = median(own.map(({ rate }) => rate))
  const bareValue = median(bare.map(({ rate }) => rate))
  const target = { op: '>=', value: MIN_RATIO } as const
  return [
    { name: what, value, unit: '1/s', control: { name: control, value: bareValue } },
    { name: `${what} against ${control}`, value: value / bareValue, unit: 'x', target, timed: true },
  ]
}

/** Deliveries by the server's processor time: whatever else the machine does meanwhile. */
export const compareProcessors = (what: string, { own, bare, control }: Pair): Figure => ({
  name: `${what}, per processor second, against ${control}`,
  value: median(own.map(({ processorRate }) => processorRate)) / median(bare.map(({ processorRate }) => processorRate)),
  ...{ unit: 'x', target: { op: '>=', value: MIN_RATIO } },
})

/** How long deliveries take. */
export const compareTimes = (what: string, { own, bare, control }: Pair): Figure[] =>
  [0.5, 0.99].map((p) => {
    const within = (rounds: readonly Round[]) => median(rounds.map(({ times }) => percentile(times, p)))
    return {
      name: `${what}, ${100 * p} % within`,
      ...{ value: within(own), unit: 'ms', control: { name: control, value: within(bare) } },
    }
  })

/** What each member must never see. */
export const misplacedFigure = (what: string, { received }: Room): Figure => ({
  name: `${what}: repeated, lost or out of order`,
  ...{ value: received.misplaced, unit: 'deliveries', target: { op: '<=', value: 0 } },
})
