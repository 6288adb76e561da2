import type { Bench, Figure } from '../scripts/lib/figures.ts'
import { compareWithRun } from './capacity/check.ts'
import { INPUTS, readInputs } from './capacity/inputs.ts'
import { readMeasured } from './capacity/measured.ts'
import { limitsOf, type Need, needOf, roomOf } from './capacity/model.ts'

const SIZES = [1e3, 1e4, 1e5, 1e6] as const
const short = (value: number): string =>
  value.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 })
const bytes = (value: number): string => `${short(value / 1e9)} GB`

/** The columns of the table: what a size needs. */
const COLUMNS: readonly (readonly [name: string, text: (need: Need) => string])[] = [
  ['people', ({ people }) => short(people)],
  ['sockets', ({ sockets }) => short(sockets)],
  ['requests/s', ({ requests }) => short(requests)],
  ['messages/s', ({ messages }) => short(messages)],
  ['deliveries/s', ({ deliveries }) => short(deliveries)],
  ['nodes', ({ nodes }) => short(nodes)],
  ['memory of one', ({ memory }) => bytes(memory)],
  ['PostgreSQL cores', ({ postgresCores }) => short(postgresCores)],
  ['disk', ({ disk }) => bytes(disk)],
  ['WAL MB/s', ({ wal }) => short(wal / 1e6)],
  ['Redis commands/s', ({ redis }) => short(redis)],
  ['balancer cores', ({ balancerCores }) => short(balancerCores)],
  ['Mbit/s', ({ sent }) => short((sent * 8) / 1e6)],
  ['bucket', ({ bucket }) => bytes(bucket)],
  ['€ a month', ({ price }) => short(price)],
]

/** A table with one row for each quantity and one column for each size. */
function printTable(needs: readonly Need[], log: (line: string) => void): void {
  for (const [name, text] of COLUMNS) log([name.padEnd(18), ...needs.map((need) => text(need).padStart(10))].join(' '))
}

export const bench: Bench = {
  about:
    'What 1,000 to a million accounts need, by the costs that the soak `crowd` has measured: [INPUT=VALUE …]; the control is that soak itself.',
  run: async ({ args, log }): Promise<Figure[]> => {
    const inputs = readInputs(args)
    const { at, machine, measurements } = readMeasured()
    // a node that has little to do takes more for each thing: those that are planned have much
    const measured = measurements.reduce((best, one) => (one.nodes < best.nodes ? one : best))
    log(`measured ${at} on ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}, load ${machine.load}`)
    for (const [name, { unit, why }] of Object.entries(INPUTS))
      log(`${name} = ${short(inputs[name as keyof typeof INPUTS])} ${unit}: ${why}`)
    const needs = [...new Set([...SIZES, inputs.people])].map((people) => needOf({ ...inputs, people }, measured))
    printTable(needs, log)
    for (const need of needs)
      log(
        `${short(need.people)} people: ${limitsOf(need)
          .slice(0, 2)
          .map(({ name, share }) => `${name} (${(100 * share).toFixed(0)} % of it)`)
          .join(', then ')}`,
      )
    const room = roomOf(inputs.people, inputs, measured)
    log(
      `one room with ${short(inputs.people)} readers: ${room.nodes} nodes bear ${room.messages.toFixed(2)} messages a second`,
    )
    return measurements.flatMap((one) => compareWithRun(one))
  },
}
