import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { joinCloud } from '../features/safety/sync/syncer/join.ts'
import { createSyncer } from '../features/safety/sync/syncer/syncer.ts'
import { histories } from '../features/safety/sync/testing/model/histories.ts'
import { DOCUMENTS, runHistory } from '../features/safety/sync/testing/model/run-history.ts'
import { findDocument, registerEverything } from './testing.ts'

beforeAll(() => registerEverything())

/** `npm run soak -- sync-model` runs more. */
const RUNS = Number(process.env.SYNC_HISTORIES ?? 2000)

test('I3, I4, I5, I7, I8: no history loses anything, and all devices end the same within two rounds', async () => {
  const product = { createSyncer, joinCloud, documents: DOCUMENTS.map(findDocument) }
  await fc.assert(
    fc.asyncProperty(histories, async ([devices, happenings]) => {
      expect(await runHistory(product, devices, happenings)).toEqual([])
    }),
    { numRuns: RUNS },
  )
}, 600_000)
