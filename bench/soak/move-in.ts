import { readdirSync, readFileSync } from 'node:fs'
import { type Bench, percentile } from '../../scripts/lib/figures.ts'
import { readMoveIn } from '../../src/client/features/safety/move-in/read/read-file.ts'
import { faultOf, itabFile, netscapeFile, WIDGETS } from '../../src/client/features/safety/move-in/testing/files.ts'
import { mutate } from '../../src/client/features/safety/move-in/testing/mutate.ts'
import { seededRandom } from '../../src/client/lib/values/seeded.ts'

const SAMPLES = new URL('../../src/client/features/safety/move-in/formats/samples/', import.meta.url)

/** Milliseconds within which 5,000 links are read. */
const LINKS_MS = 2000

const read = (text: string) => readMoveIn(new TextEncoder().encode(text), WIDGETS)

function timeReading(text: string): number {
  const begun = performance.now()
  const result = read(text)
  if ('problem' in result) throw new Error(result.problem)
  return performance.now() - begun
}

export const bench: Bench = {
  about: 'Mutated files of other start pages: none throws, pollutes a prototype or gives an invalid tile.',
  async run({ quick, log }) {
    const seed = String(Date.now())
    const random = seededRandom(seed)
    log(`seed ${seed}`)
    const count = quick ? 10_000 : 200_000
    const samples = readdirSync(SAMPLES).map((name) => readFileSync(new URL(name, SAMPLES), 'utf8'))
    const keys = Reflect.ownKeys(Object.prototype).length
    const seen = { read: 0, thrown: 0, invalid: 0 }
    const times: number[] = []
    for (let index = 0; index < count; index += 1) {
      const file = mutate(samples[index % samples.length] ?? '', random)
      const begun = performance.now()
      try {
        const result = read(file)
        times.push(performance.now() - begun)
        if (!('problem' in result)) seen.read += 1
        const fault = faultOf(result)
        if (fault === undefined) continue
        seen.invalid += 1
        log(`${fault}: ${JSON.stringify(file)}`)
      } catch (error) {
        seen.thrown += 1
        log(`${error}: ${JSON.stringify(file)}`)
      }
    }
    const target = { op: '<=', value: 0 } as const
    return [
      { name: `of ${count} mutated files that threw`, value: seen.thrown, unit: 'files', target },
      { name: 'with an invalid result', value: seen.invalid, unit: 'files', target },
      {
        name: 'keys added to Object.prototype',
        value: Reflect.ownKeys(Object.prototype).length - keys,
        unit: 'keys',
        target,
      },
      { name: 'read', value: seen.read, unit: 'files', target: { op: '>=', value: count / 4 } },
      { name: 'slowest file', value: percentile(times, 1), unit: 'ms', target: { op: '<=', value: 100 }, timed: true },
      ...[netscapeFile(5000), itabFile(6500)].map((file) => ({
        name: `${(file.length / 1024).toFixed(0)} KB with ${file.startsWith('<') ? '5,000 links' : '6,500 entries'}`,
        value: timeReading(file),
        unit: 'ms',
        target: { op: '<=', value: LINKS_MS } as const,
        timed: true as const,
      })),
    ]
  },
}
