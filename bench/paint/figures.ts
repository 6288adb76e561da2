import { type Figure, median, percentile } from '../../scripts/lib/figures.ts'
import type { Idleness } from './idle.ts'
import {
  type Grown,
  grown,
  type Measurement,
  type NumericField,
  type State,
  type Subject,
  valuesOf,
  visitsOf,
} from './measurement.ts'
import type { Part } from './parts.ts'
import { idlePeers, PEERS, peers } from './peers.ts'
import { MAX_STILL_NODES } from './still.ts'

const MAIN_THREAD = 'main thread of the whole visit'

/** The figures with a target of the states that were measured. */
export function toFigures(measured: readonly Measurement[], parts: ReadonlySet<Part>): readonly Figure[] {
  return [
    ...(parts.has('cold') ? coldFigures(measured) : []),
    ...(parts.has('warm') ? [greatestShift(measured, 'warm')] : []),
    ...(parts.has('hot') ? hotFigures(measured) : []),
  ]
}

interface Comparison {
  readonly state: State
  readonly slowdown: number
  readonly subject?: Subject
  readonly control: Subject
  readonly field: NumericField
}

/** The median of the ratios to `control`, visit by visit of the same round, with the quartiles. */
function compare(
  measured: readonly Measurement[],
  { state, slowdown, subject = 'ours', control, field }: Comparison,
): Pick<Figure, 'value' | 'spread' | 'unit' | 'timed'> {
  const controls = new Map(
    visitsOf(measured, state, slowdown, control).map(({ round, load }) => [round, load[field]] as const),
  )
  const visits = visitsOf(measured, state, slowdown, subject)
  return spreadOf(visits.map(({ round, load }) => load[field] / (controls.get(round) ?? Number.NaN)))
}

const spreadOf = (ratios: readonly number[]) =>
  ({
    value: median(ratios),
    spread: [percentile(ratios, 0.25), percentile(ratios, 0.75)],
    unit: 'x',
    timed: true,
  }) as const

const atMost = (value: number) => ({ op: '<=', value }) as const

const against = (measured: readonly Measurement[], comparison: Comparison, text: string, most: number): Figure => ({
  name: `${comparison.state} x${comparison.slowdown}: ${text} against the ${comparison.control}`,
  ...compare(measured, comparison),
  target: atMost(most),
})

function coldFigures(measured: readonly Measurement[]): readonly Figure[] {
  const task = { state: 'cold', control: 'floor', field: 'task' } as const
  const blocking = valuesOf(visitsOf(measured, 'cold', 4, 'ours'), 'blocking')
  return [
    against(measured, { ...task, slowdown: 1 }, MAIN_THREAD, 12),
    ...peers(PEERS.coldTask, 0),
    against(measured, { ...task, slowdown: 4 }, MAIN_THREAD, 15),
    ...peers(PEERS.coldTask, 1),
    mostFiles(measured, 'cold', 25),
    ...peers(PEERS.files, 0, ''),
    {
      name: 'cold x4: blocking time of the whole visit',
      ...spreadOf(blocking),
      unit: 'ms',
      target: atMost(300),
      control: { name: 'floor', value: median(valuesOf(visitsOf(measured, 'cold', 4, 'floor'), 'blocking')) },
    },
    greatestShift(measured, 'cold'),
  ]
}

function hotFigures(measured: readonly Measurement[]): readonly Figure[] {
  const of = (slowdown: number, control: Subject, field: NumericField) =>
    ({ state: 'hot', slowdown, control, field }) as const
  const hot = measured.filter(({ state, subject }) => state === 'hot' && subject === 'ours')
  const blocked = (subject: Subject) => median(valuesOf(visitsOf(measured, 'hot', 4, subject), 'blocking'))
  const stills = measured.filter(({ subject }) => subject === 'still')
  return [
    against(measured, of(1, 'still', 'fcp'), 'first contentful paint', 1.15),
    against(measured, of(4, 'still', 'fcp'), 'first contentful paint', 1.3),
    against(measured, of(1, 'still', 'complete'), 'all tiles', 1.3),
    against(measured, of(4, 'still', 'complete'), 'all tiles', 1.6),
    against(measured, of(1, 'floor', 'usable'), 'clock and box', 2.3),
    ...peers(PEERS.usable, 0),
    against(measured, of(4, 'floor', 'usable'), 'clock and box', 2.9),
    ...peers(PEERS.usable, 1),
    against(measured, of(1, 'floor', 'task'), MAIN_THREAD, 5),
    ...peers(PEERS.hotTask, 0),
    against(measured, of(4, 'floor', 'task'), MAIN_THREAD, 5),
    ...peers(PEERS.hotTask, 1),
    mostFiles(measured, 'hot', 12),
    ...peers(PEERS.files, 1, ''),
    {
      name: 'hot x4: blocking time of the whole visit beyond the still',
      value: blocked('ours') - blocked('still'),
      unit: 'ms',
      timed: true,
      target: atMost(100),
    },
    { ...greatestShift(measured, 'hot'), target: atMost(0) },
    {
      name: 'hot: visits painted from the last snapshot',
      value: hot.filter(({ load }) => load.fromSnapshot).length / hot.length,
      unit: 'of 1',
      target: { op: '>=', value: 1 },
    },
    {
      name: 'elements of the still',
      value: Math.max(...valuesOf(stills, 'nodes')),
      unit: '',
      target: atMost(MAX_STILL_NODES),
    },
    {
      name: 'hot: most files requested before the first contentful paint',
      value: Math.max(...valuesOf(hot, 'requestsBeforePaint')),
      unit: '',
      timed: true, // which files are on their way by then is a race
      target: atMost(6),
    },
  ]
}

const mostFiles = (measured: readonly Measurement[], state: State, most: number): Figure => ({
  name: `${state}: most files of a whole visit`,
  value: Math.max(...valuesOf(ofOurs(measured, state), 'requests')),
  unit: '',
  target: atMost(most),
})

const greatestShift = (measured: readonly Measurement[], state: State): Figure => ({
  name: `${state}: greatest layout shift`,
  value: Math.max(...valuesOf(ofOurs(measured, state), 'shift')),
  unit: '',
})

const ofOurs = (measured: readonly Measurement[], state: State) =>
  measured.filter((one) => one.subject === 'ours' && one.state === state)

const DESKTOPS: Readonly<Record<Grown, string>> = { many: '480 tiles', year: 'a year of use' }

/** The first frames of visits in turn, in ms; the three of a turn are at the same place. */
export type FirstFrames = Readonly<Record<'ours' | Grown, readonly number[]>>

/** What is stored must cost neither the first frame nor the visit. */
export function growthFigures(measured: readonly Measurement[], frames: FirstFrames): readonly Figure[] {
  return grown.flatMap((subject): readonly Figure[] => {
    const name = (text: string) => `hot x1, ${DESKTOPS[subject]}: ${text} against the first desktop`
    return [
      {
        name: name('first contentful paint'),
        ...spreadOf(frames[subject].map((ms, at) => ms / (frames.ours[at] ?? Number.NaN))),
        target: atMost(1.1),
      },
      {
        name: name(MAIN_THREAD),
        ...compare(measured, { state: 'hot', slowdown: 1, subject, control: 'ours', field: 'task' }),
        target: atMost(1.5),
      },
    ]
  })
}

/** Pages that nobody touches: the first desktop, its control, and a desktop with every live tile; one a round. */
export type IdleRounds = Readonly<Record<'ours' | 'floor' | 'live', readonly Idleness[]>>

export function idleFigures({ ours, floor, live }: IdleRounds): readonly Figure[] {
  const processes = (rounds: readonly Idleness[]) => rounds.map((one) => one.processes)
  const mainThread = (rounds: readonly Idleness[]) => median(rounds.map((one) => one.mainThread))
  const ratios = (rounds: readonly Idleness[]) =>
    processes(rounds).map((ms, at) => ms / (floor[at]?.processes ?? Number.NaN))
  return [
    {
      name: 'idle: main thread per second',
      value: mainThread(ours),
      unit: 'ms',
      timed: true,
      target: atMost(10),
      control: { name: 'floor', value: mainThread(floor) },
    },
    {
      name: 'idle for 10 s: work of all processes',
      value: median(processes(ours)),
      unit: 'ms',
      timed: true,
      target: atMost(250),
      control: { name: 'floor', value: median(processes(floor)) },
    },
    {
      name: 'idle for 10 s: work of all processes against the floor',
      ...spreadOf(ratios(ours)),
      target: atMost(1.1),
    },
    ...idlePeers(),
    {
      name: 'idle for 10 s, with every live tile: work of all processes against the floor',
      ...spreadOf(ratios(live)),
      target: atMost(3),
    },
  ]
}
