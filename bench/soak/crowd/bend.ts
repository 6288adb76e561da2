import { percentile } from '../../../scripts/lib/figures.ts'
import type { Played } from './stretch.ts'

/** How many times as long as at first something takes where the crowd bends. */
const BENT = 10
/** Fewer answers have no hundredth. */
const LEAST_ANSWERS = 50
/** From this part on a processor, or the machine, is at its end. */
const FULL = 0.9
/** What one thread computes; a node's passwords and gzip take others. */
const THREAD = 0.85

/** How long things took in a stretch, in ms; see `Seen`. */
interface Lasted {
  readonly seen: {
    readonly times: Readonly<Record<string, readonly number[]>>
    readonly arrivals: readonly number[]
  }
}

/** Of each kind that was often enough, how long 99 % take at most, in ms. */
function latenciesOf({ seen }: Lasted): Readonly<Record<string, number>> {
  const all: [string, readonly number[]][] = [...Object.entries(seen.times), ['message to all', seen.arrivals]]
  const many = all.filter(([, times]) => times.length >= LEAST_ANSWERS)
  return Object.fromEntries(many.map(([name, times]) => [name, percentile(times, 0.99)]))
}

/** What takes ten times as long as at first, and how many times; the worst. Undefined where nothing does. */
export function findBend(first: Lasted, now: Lasted) {
  const before = latenciesOf(first)
  const worst = Object.entries(latenciesOf(now))
    .map(([name, ms]) => ({ name, ms, times: ms / (before[name] ?? Number.NaN) }))
    .filter(({ times }) => times > BENT)
    .toSorted((one, other) => other.times - one.times)
  return worst[0]
}

/** What each process used, and others on the machine, the most first. @param machine cores that were busy at all */
function usersOf({ cores, machine }: Pick<Played, 'cores' | 'machine'>): readonly (readonly [string, number])[] {
  const known = Object.values(cores).reduce((sum, value) => sum + value, 0)
  return Object.entries({ ...cores, others: Math.max(0, machine - known) }).toSorted(
    ([, one], [, other]) => other - one,
  )
}

/** What was used, in words. @param machineCores of the whole machine */
export const describeUse = (use: Pick<Played, 'cores' | 'machine'>, machineCores: number): string =>
  `${usersOf(use)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(', ')} of ${machineCores} cores`

/** What was at its end, in words. */
export function explainBend(use: Pick<Played, 'cores' | 'machine'>, machineCores: number): string {
  const users = usersOf(use)
  const threads = users.filter(([name, value]) => name.startsWith('node') && value >= THREAD)
  if (threads.length > 0) return `${threads.map(([name]) => name).join(' and ')} at the end of one thread`
  if (use.machine >= FULL * machineCores) return `the machine is at its end, ${users[0]?.[0]} took most`
  return 'no processor is at its end, so something waits'
}
