import { join } from 'node:path'
import { type Bench, type Figure, Skipped } from '../../scripts/lib/figures.ts'
import { seededRandom } from '../../src/client/lib/values/seeded.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { chooseCuts, cutPower } from './power/cuts.ts'
import { record } from './power/recording.ts'
import { whyNoTracer } from './power/tracer.ts'
import { prepareProduct, type StartProduct, startBy } from './sync/product.ts'

interface Plan {
  readonly name: string
  readonly start: StartProduct
  readonly cuts: number
  /** Acknowledged in each run of the server. */
  readonly pushes: number
}

async function measure({ name, start, cuts, pushes }: Plan, log: (line: string) => void) {
  const folder = makeFolder()
  try {
    const seed = `${name} ${Date.now()}`
    const recording = await record(start, folder.path, pushes)
    const points = chooseCuts(recording, cuts, seededRandom(seed))
    const verdicts = await cutPower(recording, points, seed)
    const lossy = verdicts.filter(({ lost }) => lost.length > 0)
    const damaged = verdicts.filter(({ damage }) => damage !== undefined)
    log(`${name}: ${recording.acts.length} acts, ${recording.promised.length} promises; seed "${seed}"`)
    return { lossy, damaged, promised: recording.promised.length }
  } finally {
    folder.remove()
  }
}

const none = { op: '<=', value: 0 } as const
const some = { op: '>=', value: 1 } as const

export const bench: Bench = {
  about:
    'What the server does to its disk is recorded, and the power cut at many moments: all that was acknowledged is there, and it starts. The control does not wait for its database to reach the disk.',
  quickSeconds: 300,
  async run({ quick, log }) {
    const reason = whyNoTracer()
    if (reason !== undefined) throw new Skipped(`nothing can be traced here (${reason})`)
    const project = makeFolder()
    try {
      const [cuts, pushes] = quick ? [100, 120] : [1000, 400]
      const own = await measure({ name: 'the server', start: prepareProduct(project), cuts, pushes }, log)
      const program = join(import.meta.dirname, 'power/control.ts')
      const control = await measure({ name: 'the control', start: startBy([program]), cuts: 100, pushes: 120 }, log)
      for (const line of [
        ...own.lossy.flatMap(({ lost }) => lost),
        ...own.damaged.map(({ damage }) => damage ?? ''),
      ].slice(0, 20))
        log(line)
      const figures: Figure[] = [
        {
          name: `of ${cuts} power cuts lost something acknowledged`,
          value: own.lossy.length,
          unit: 'cuts',
          target: none,
        },
        { name: 'left what the server does not start with', value: own.damaged.length, unit: 'cuts', target: none },
        { name: 'promises of the server', value: own.promised, unit: 'answers', target: { op: '>=', value: cuts } },
        {
          name: 'of 100 power cuts of the control lost something',
          value: control.lossy.length,
          unit: 'cuts',
          target: some,
        },
      ]
      return figures
    } finally {
      project.remove()
    }
  },
}
