import { type Figure, median, percentile } from '../../scripts/lib/figures.ts'
import type { Load } from './load.ts'
import { MAX_STILL_NODES } from './still.ts'

/** Cold: first visit of the browser. Warm: with filled caches. Hot: also with the snapshot of the last visit. */
export const states = ['cold', 'warm', 'hot'] as const
export type State = (typeof states)[number]
export const subjects = ['ours', 'still', 'floor'] as const
export type Subject = (typeof subjects)[number]

/** Result of one opening; the three subjects of a round are opened one after the other. */
export interface Measurement {
  readonly round: number
  readonly slowdown: number
  readonly state: State
  readonly subject: Subject
  readonly load: Load
}

/** Reference: clock and box visible, as a ratio to the floor, x1 and x4, measured once on a machine of this class. */
const PEERS: Readonly<Record<string, readonly [number, number]>> = {
  Tabliss: [2.4, 3.2],
  nightTab: [2.4, 2.9],
  Bonjourr: [2.5, 4.2],
  Anori: [4.1, 4.4],
  'Sun-Panel': [4.6, 5.5],
  mtab: [8.4, 8.6],
}

type NumericField = { [Name in keyof Load]: Load[Name] extends number ? Name : never }[keyof Load]

const ROWS: readonly (readonly [name: NumericField, text: string, unit: string])[] = [
  ['fcp', 'first contentful paint', 'ms'],
  ['lcp', 'largest contentful paint', 'ms'],
  ['usable', 'clock and box on screen', 'ms'],
  ['inputReady', 'box takes keys', 'ms'],
  ['complete', 'all tiles on screen', 'ms'],
  ['takenOver', 'program has taken over', 'ms'],
  ['blocking', 'blocking time', 'ms'],
  ['shift', 'layout shift', ''],
  ['script', 'script', 'ms'],
  ['layout', 'layout and styles', 'ms'],
  ['task', 'main thread in all', 'ms'],
  ['heap', 'heap', 'MB'],
  ['nodes', 'elements', ''],
  ['requests', 'files', ''],
  ['requestsBeforePaint', 'files before the first paint', ''],
  ['bytes', 'bytes over the network', 'B'],
]

const formatNumber = (value: number) =>
  Number.isNaN(value)
    ? '–'
    : Math.abs(value) >= 100 || Number.isInteger(value)
      ? value.toFixed(0)
      : value.toPrecision(3)

/** A table of medians with interquartile ranges, for one state and slowdown. */
export function formatTable(measured: readonly Measurement[], state: State, slowdown: number): string[] {
  const cells = (name: NumericField, unit: string) =>
    subjects.map((subject) => {
      const values = measured
        .filter((one) => one.state === state && one.slowdown === slowdown && one.subject === subject)
        .map(({ load }) => load[name])
      const [low, high] = [percentile(values, 0.25), percentile(values, 0.75)]
      return Number.isNaN(low)
        ? '–'
        : `${formatNumber(median(values))} ${unit} (${formatNumber(low)}–${formatNumber(high)})`
    })
  const line = (head: string, rest: readonly string[]) =>
    `${head.padEnd(30)}${rest.map((cell) => cell.padEnd(28)).join('')}`
  return [
    line(`${state} x${slowdown}`, subjects),
    ...ROWS.map(([name, text, unit]) => line(`  ${text}`, cells(name, unit))),
  ]
}

/** The figures with a target, from all openings of a run. */
export function toFigures(measured: readonly Measurement[]): Figure[] {
  const of = (state: State, slowdown: number, subject: Subject) =>
    measured.filter((one) => one.state === state && one.slowdown === slowdown && one.subject === subject)

  /** A time of ours against that of `control`, opening by opening of the same round. */
  const against = (slowdown: number, control: Subject, name: NumericField, text: string, most: number): Figure => {
    const [mine, theirs] = [of('hot', slowdown, 'ours'), of('hot', slowdown, control)]
    const ratios = mine.map(({ load }, i) => load[name] / (theirs[i]?.load[name] ?? Number.NaN))
    return {
      name: `hot x${slowdown}: ${text} against the ${control}`,
      value: median(ratios),
      spread: [percentile(ratios, 0.25), percentile(ratios, 0.75)],
      unit: 'x',
      timed: true,
      target: { op: '<=', value: most },
    }
  }
  const peers = (index: 0 | 1) =>
    Object.entries(PEERS).map(
      ([name, values]): Figure => ({
        name: `  reference, measured before on a machine of this class: ${name} x${index === 0 ? 1 : 4}`,
        value: values[index],
        unit: 'x',
      }),
    )
  const values = (found: readonly Measurement[], name: NumericField) => found.map(({ load }) => load[name])
  const blocked = (subject: Subject) => median(values(of('hot', 4, subject), 'blocking'))
  const mine = measured.filter(({ subject }) => subject === 'ours')
  const hot = mine.filter(({ state }) => state === 'hot')

  return [
    against(1, 'still', 'fcp', 'first contentful paint', 1.15),
    against(4, 'still', 'fcp', 'first contentful paint', 1.3),
    against(1, 'still', 'complete', 'all tiles', 1.3),
    against(4, 'still', 'complete', 'all tiles', 1.6),
    against(1, 'floor', 'usable', 'clock and box', 2.3),
    ...peers(0),
    against(4, 'floor', 'usable', 'clock and box', 2.9),
    ...peers(1),
    against(1, 'floor', 'task', 'main thread of the whole visit', 5),
    against(4, 'floor', 'task', 'main thread of the whole visit', 5),
    {
      name: 'hot: most files of a visit',
      value: Math.max(...values(of('hot', 1, 'ours'), 'requests')),
      unit: '',
      target: { op: '<=', value: 15 },
    },
    {
      name: 'hot x4: blocking time beyond the still',
      value: blocked('ours') - blocked('still'),
      unit: 'ms',
      timed: true,
      target: { op: '<=', value: 100 },
    },
    ...states.map((state): Figure => {
      const shifts = values(
        mine.filter((one) => one.state === state),
        'shift',
      )
      return {
        name: `${state}: greatest layout shift`,
        value: Math.max(...shifts),
        unit: '',
        ...(state === 'hot' && { target: { op: '<=', value: 0 } }),
      }
    }),
    {
      name: 'hot: openings painted from the last snapshot',
      value: hot.filter(({ load }) => load.fromSnapshot).length / hot.length,
      unit: 'of 1',
      target: { op: '>=', value: 1 },
    },
    {
      name: 'elements of the still',
      value: Math.max(
        ...values(
          measured.filter(({ subject }) => subject === 'still'),
          'nodes',
        ),
      ),
      unit: '',
      target: { op: '<=', value: MAX_STILL_NODES },
    },
    {
      name: 'hot: most files requested before the first contentful paint',
      value: Math.max(...values(hot, 'requestsBeforePaint')),
      unit: '',
      timed: true, // which files are on their way by then is a race
      target: { op: '<=', value: 6 },
    },
  ]
}
