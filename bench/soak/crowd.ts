import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bench, type BenchOptions, type Figure, Skipped } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { compareWithRun, nodesText } from '../capacity/check.ts'
import { readInputs } from '../capacity/inputs.ts'
import { type Measurement, writeMeasured } from '../capacity/measured.ts'
import { amountsOf, requestsOf, socketsOf } from '../capacity/model.ts'
import { startUpstream } from '../sources/upstream.ts'
import { describeUse, explainBend, findBend } from './crowd/bend.ts'
import { measureCosts } from './crowd/costs.ts'
import { startCrew } from './crowd/crew.ts'
import { figuresOf, reportOf } from './crowd/figures.ts'
import { fillDatabase } from './crowd/fill.ts'
import { type Gauges, nodeMemoryOf, openGauges } from './crowd/meters.ts'
import type { Plan, Stretch } from './crowd/plan.ts'
import { type Played, playStretch } from './crowd/stretch.ts'
import { type Cluster, startCluster } from './nodes/cluster.ts'

const NODES = 3
/** The mix is raised until something bends, at most so many times twofold. */
const RAISES = 5

interface Size {
  readonly people: number
  /** For how long each kind of work is measured, the mix is played, and each step of it, in ms. */
  readonly costMs: number
  readonly mixMs: number
  readonly stepMs: number
}
const QUICK: Size = { people: 3000, costMs: 5000, mixMs: 60_000, stepMs: 8000 }
const WHOLE: Size = { people: 20_000, costMs: 8000, mixMs: 600_000, stepMs: 30_000 }

type Log = (line: string) => void

/** Addresses of the files that a browser without a cache fetches, as the service worker lists them. */
function readFiles(): readonly string[] {
  try {
    const worker = readFileSync(join(root, 'dist/client/sw.js'), 'utf8')
    return JSON.parse(/"files":(\[[^\]]*\])/.exec(worker)?.[1] ?? '')
  } catch {
    throw new Skipped('the page is not built; npm run build')
  }
}

interface Scene {
  readonly gauges: Gauges
  readonly plan: Plan
  readonly rates: Stretch['rates']
  readonly log: Log
}

/** Plays the mix, and then raises it until something bends. */
async function playMix({ gauges, plan, rates, log }: Scene, nodes: number, size: Size) {
  const crew = await startCrew(plan, gauges)
  try {
    const play = (times: number, ms: number): Promise<Played> => {
      const raised = Object.entries(rates).map(([deed, rate]) => [deed, rate * times])
      return playStretch(crew, gauges, { rates: Object.fromEntries(raised), ms }, plan.sockets)
    }
    const first = await play(1, size.stepMs)
    const before = await gauges.sampleCollected()
    const mix = await play(1, size.mixMs)
    const after = await gauges.sampleCollected()
    for (const line of reportOf(mix)) log(line)
    for (let raise = 1; raise <= RAISES; raise += 1) {
      const step = await play(2 ** raise, size.stepMs)
      const bend = findBend(first, step)
      log(`${nodesText(nodes)}, x${2 ** raise}: ${describeUse(step, cpus().length)}`)
      if (bend !== undefined)
        log(
          `${bend.name} took ${bend.ms.toFixed(0)} ms (99 %), ${bend.times.toFixed(0)} times as long: ${explainBend(step, cpus().length)}`,
        )
      if (bend !== undefined) return { mix, before, after, bentAt: 2 ** raise }
    }
    return { mix, before, after, bentAt: Number.POSITIVE_INFINITY }
  } finally {
    await crew.end()
  }
}

/** What the mix has taken, as the model is to tell it. */
function runOf({ seconds, amounts, used, growth, samples }: Played, sockets: number): Measurement['run'] {
  const memory = Math.max(...samples.map(([, sample]) => nodeMemoryOf(sample)))
  return { ...{ seconds, sockets, amounts, used, memory, growth } }
}

/** All of it on three nodes, and the mix on one. */
async function soak(cluster: Cluster, size: Size, lagFile: string, options: BenchOptions): Promise<Figure[]> {
  const { log, record, args } = options
  const inputs = readInputs([`people=${size.people}`, ...args])
  const { sockets, readers } = socketsOf(inputs)
  const active = Math.round(inputs.people * inputs.activeShare)
  const { people, sizes } = await fillDatabase(cluster, {
    accounts: inputs.people,
    active,
    pushBytes: inputs.pushBytes,
  })
  const plan: Plan = {
    ...{ port: cluster.balancer.port, people: people.slice(0, active), pushBytes: inputs.pushBytes },
    ...{ sockets: Math.round(sockets), readers: Math.round(readers), files: readFiles() },
  }
  const gauges = await openGauges(cluster, lagFile)
  try {
    const load = loadavg()[0] ?? 0
    log(`${people.length} accounts, ${plan.sockets} sockets, load of the machine ${load.toFixed(1)}`)
    const scene = { gauges, plan, rates: { ...requestsOf(inputs), message: amountsOf(inputs).message }, log }
    const figures: Figure[] = []
    const measurements: Measurement[] = []
    for (const nodes of [NODES, 1]) {
      for (const node of cluster.nodes.slice(nodes)) await node.stop('SIGTERM')
      const { costs, memory } = await measureCosts({ plan, gauges, ms: size.costMs, log })
      const { mix, ...played } = await playMix(scene, nodes, size)
      const measurement = { nodes, costs, sizes: { ...sizes, ...memory }, run: runOf(mix, plan.sockets) }
      measurements.push(measurement)
      figures.push(...figuresOf(mix, { nodes, lags: gauges.lags(), ...played, quick: options.quick }))
      figures.push(...compareWithRun(measurement, true))
    }
    if (record) writeMeasured({ at: new Date().toISOString(), machine: { ...describeMachine(), load }, measurements })
    return figures
  } finally {
    await gauges.close()
  }
}

const describeMachine = () => ({ node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length })

export const bench: Bench = {
  about:
    'A workday of 20,000 accounts with 2,000 sockets on three nodes and on one, raised until it bends: [INPUT=VALUE …]; what each thing costs, and whether the capacity model tells the whole from the parts.',
  quickSeconds: 900,
  async run(options) {
    readFiles()
    const folder = makeFolder()
    const upstream = await startUpstream()
    const lagFile = join(folder.path, 'lag')
    const probe = pathToFileURL(join(import.meta.dirname, 'crowd/lag-probe.ts')).href
    let cluster: Cluster | undefined
    try {
      cluster = await startCluster(folder, NODES, {
        command: ['--expose-gc', '--import', probe, join(root, 'src/server/main.ts')],
        env: { SOURCE_REWRITE: upstream.rewrite, LAG_FILE: lagFile },
      })
      return await soak(cluster, options.quick ? QUICK : WHOLE, lagFile, options)
    } finally {
      await cluster?.stop()
      await upstream.close()
      folder.remove()
    }
  },
}
