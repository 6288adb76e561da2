import type { Figure } from '../../scripts/lib/figures.ts'
import type { Measurement } from './measured.ts'
import { costOf, growthOf, memoryOf } from './model.ts'

/** So many nodes, in words. */
export const nodesText = (count: number): string => (count === 1 ? 'one node' : `${count} nodes`)

/** By how much the model may be wrong about a run, as a part. */
const TOLERANCE = 0.2

/**
 * What the model tells of a run, by the costs of each kind of work, against what was measured in it.
 * @param isTimed whether the machine may have been busy with something else, see `Figure`
 */
export function compareWithRun(measured: Measurement, isTimed = false): Figure[] {
  const { nodes, run } = measured
  const told = costOf(run.amounts, measured, nodes)
  const pairs = [
    ['processor seconds of nodes', told.node, run.used.node],
    ['processor seconds of PostgreSQL', told.postgres, run.used.postgres],
    ['processor seconds of the balancer', told.balancer, run.used.balancer],
    ['memory of a node', memoryOf(measured, run.sockets, nodes), run.memory],
    ['growth of the database', growthOf(run.amounts, measured), run.growth],
    ['bytes that clients were sent', told.sent, run.used.sent],
  ] as const
  return pairs.map(([name, value, real]) => ({
    name: `${nodesText(nodes)} for ${run.seconds.toFixed(0)} s: the model is wrong about ${name} by`,
    ...{
      value: Math.abs(value / real - 1),
      unit: 'x',
      control: { name: 'told by the model / measured', value: value / real },
    },
    target: { op: '<=', value: TOLERANCE },
    ...(isTimed && { timed: true }),
  }))
}
