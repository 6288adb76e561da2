import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AnyDocument } from '../core/documents/document.ts'
import { histories } from '../features/safety/sync/testing/model/histories.ts'
import { DOCUMENTS, type Product } from '../features/safety/sync/testing/model/run-history.ts'
import { findDocument, registerEverything } from './testing.ts'

/** Histories in which each fault must show itself; always the same ones. */
const RUNS = { numRuns: 4000, seed: 20261127, endOnFailure: true } as const
/** As many of them show none where there is no fault. */
const FAULTLESS = 300

let documents: readonly AnyDocument[]
beforeAll(() => {
  registerEverything()
  documents = DOCUMENTS.map(findDocument)
})

type Faults = Pick<Product, 'serverFault' | 'forgetsOutbox'>
const SYNCER = '../features/safety/sync/syncer'

/** Loads the product and the model anew, after `mock` has put a fault into it. */
async function findsLoss(faults: Faults, mock = () => {}, numRuns: number = RUNS.numRuns): Promise<boolean> {
  vi.resetModules()
  vi.doUnmock('../lib/values/canonical-json.ts')
  for (const name of ['push', 'pull', 'syncer']) vi.doUnmock(`${SYNCER}/${name}.ts`)
  mock()
  const [{ runHistory }, { createSyncer }, { joinCloud }] = await Promise.all([
    import('../features/safety/sync/testing/model/run-history.ts'),
    import('../features/safety/sync/syncer/syncer.ts'),
    import('../features/safety/sync/syncer/join.ts'),
  ])
  const product = { createSyncer, joinCloud, documents, ...faults }
  const property = fc.asyncProperty(histories, async ([devices, happenings]) => {
    const problems = await runHistory(product, devices, happenings).catch((error: unknown) => [String(error)])
    return problems.length === 0
  })
  return (await fc.check(property, { ...RUNS, numRuns })).failed
}

test('nothing is found where there is no fault', async () => {
  expect(await findsLoss({}, undefined, FAULTLESS)).toBe(false)
}, 60_000)

test.each<[string, Faults]>([
  ['M2: the server does not know what it has done already', { serverFault: 'no-dedupe' }],
  ['M3: what was about to be sent is forgotten in a crash', { forgetsOutbox: true }],
  ['M5: the server compares no versions', { serverFault: 'no-cas' }],
  ['M6: the same content counts as a success', { serverFault: 'equal-is-success' }],
  ['M8: sections are written one by one', { serverFault: 'piecemeal' }],
  ['M9: versions are the time of a clock', { serverFault: 'wall-clock' }],
])(
  '%s is found',
  async (_name, faults) => {
    expect(await findsLoss(faults)).toBe(true)
  },
  60_000,
)

type Push = typeof import('../features/safety/sync/syncer/push.ts')
type Pull = typeof import('../features/safety/sync/syncer/pull.ts')
type Syncing = typeof import('../features/safety/sync/syncer/syncer.ts')

test.each<[string, () => void]>([
  [
    'M1: an acknowledgement makes what is here now the base',
    () =>
      vi.doMock(`${SYNCER}/push.ts`, async (original) => {
        const push = await original<Push>()
        const acknowledge: Push['acknowledge'] = async (transaction, state, outbox, options) => {
          await push.acknowledge(transaction, state, outbox, options)
          for (const { id } of options.documents) {
            const record: unknown = await transaction.get(`document:${id}`)
            if (record !== undefined) transaction.put(`sync:base:${id}`, record)
          }
        }
        return { ...push, acknowledge }
      }),
  ],
  [
    'M4: what comes is written over what is here',
    () =>
      vi.doMock(`${SYNCER}/pull.ts`, async (original) => {
        const pull = await original<Pull>()
        const mergeSection: Pull['mergeSection'] = (transaction, coming, options) =>
          pull.mergeSection(transaction, coming, { ...options, choice: 'restore' })
        return { ...pull, mergeSection }
      }),
  ],
  [
    'M7: another timeline is not noticed',
    () =>
      vi.doMock(`${SYNCER}/syncer.ts`, async (original) => {
        const syncing = await original<Syncing>()
        const createSyncer: Syncing['createSyncer'] = ({ cloud, ...ports }) => {
          const always = <T extends object>(answer: T) => ({ ...answer, epoch: 'e0' })
          return syncing.createSyncer({
            ...ports,
            cloud: {
              ...cloud,
              times: async () => always(await cloud.times()),
              read: async (sections) => always(await cloud.read(sections)),
              write: async (push, files) =>
                always(await cloud.write({ ...push, epoch: (await cloud.times()).epoch }, files)),
            },
          })
        }
        return { ...syncing, createSyncer }
      }),
  ],
  [
    'M10: the order of keys is a difference',
    () =>
      vi.doMock('../lib/values/canonical-json.ts', () => ({
        canonicalJson: (value: unknown) => JSON.stringify(value),
      })),
  ],
  [
    'M11: after a conflict the same is sent again without a merge',
    () =>
      vi.doMock(`${SYNCER}/pull.ts`, async (original) => {
        const pull = await original<Pull>()
        return { ...pull, writeSection: () => [] }
      }),
  ],
])(
  '%s is found',
  async (_name, mock) => {
    expect(await findsLoss({}, mock)).toBe(true)
  },
  60_000,
)
