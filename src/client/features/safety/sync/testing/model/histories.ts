import fc from 'fast-check'
import { EDITS } from './edits.ts'
import type { Happening } from './run-history.ts'

const device = fc.nat(3)
/** Most of what happens is in one page. */
const tab = fc.constantFrom(0, 0, 0, 1)
const seed = fc.nat(1000)
const messages = fc.integer({ min: 1, max: 9 })
const one = fc.constantFrom

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: one(...EDITS), device, seed }) },
  { weight: 8, arbitrary: fc.record({ what: one('step' as const), device, tab, messages }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ what: fc.constant('drop' as const), device, tab }),
      fc.record({ what: fc.constant('leave' as const), device, tab }),
    ),
  },
  { weight: 2, arbitrary: fc.record({ what: one('crash' as const, 'evict' as const), device }) },
  { weight: 1, arbitrary: fc.record({ what: one('killServer' as const, 'snapshot' as const, 'rollBack' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: one('skew' as const), by: fc.integer({ min: -5000, max: 5000 }) }) },
)

/** Histories: of how many devices, and what happens, in its order. */
export const histories: fc.Arbitrary<[devices: number, happenings: Happening[]]> = fc.tuple(
  fc.integer({ min: 2, max: 4 }),
  fc.array(happening, { minLength: 10, maxLength: 40 }),
)
