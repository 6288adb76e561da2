import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Home } from '../../../../shared/entities/item.ts'
import { merge } from '../../../core/documents/merge/merge.ts'
import { recordsIn } from '../../../lib/values/records.ts'
import { home } from './document.first-frame.ts'
import { someHome } from './testing/random-home.ts'

beforeAll(() => home.prepareRepair())

let made = 0
const context = {
  createId: () => {
    made += 1
    return `copy${made}`
  },
  copySuffix: '',
}

/** Merges as the sync does: what the schema would not take is repaired. */
function mergeHomes(base: Home | undefined, local: Home, remote: Home): Home {
  const rule = home.travel.travels === 'account' ? home.travel.merge : 'later'
  const { value } = merge(rule, { base, local, remote }, context)
  const decoded = home.decode({ version: home.version, data: value })
  if (decoded.at !== 'read') throw new Error(`unsound: ${JSON.stringify(value)}`)
  return decoded.value
}
const idsOf = (value: Home) => new Set(recordsIn(value).keys())

/** Homes of which many tiles have the same ids, in other places: as three states of one. */
const triple = fc.tuple(someHome, someHome, someHome)

describe('I7: whatever two devices have made of a desktop', () => {
  test('what comes of it is a sound desktop, and has all that either has added', () => {
    fc.assert(
      fc.property(triple, ([base, local, remote]) => {
        const merged = idsOf(mergeHomes(base, local, remote))
        const added = [...idsOf(local), ...idsOf(remote)].filter((id) => !idsOf(base).has(id))
        expect(added.filter((id) => !merged.has(id))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('without a common past it has everything of both', () => {
    fc.assert(
      fc.property(someHome, someHome, (local, remote) => {
        const merged = idsOf(mergeHomes(undefined, local, remote))
        expect([...idsOf(local), ...idsOf(remote)].filter((id) => !merged.has(id))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('where one has made nothing of it, it is that of the other', () => {
    fc.assert(
      fc.property(someHome, someHome, (base, other) => {
        expect(mergeHomes(base, other, base)).toEqual(other)
        expect(mergeHomes(base, base, other)).toEqual(other)
      }),
      { numRuns: 100 },
    )
  })
})

test('I10: a thousand tiles are merged in time: within 20 ms where parsing them takes one', () => {
  const desktop = (name: string): Home => ({
    groups: Array.from({ length: 10 }, (_, page) => ({
      ...{ id: `g${page}`, name: '', icon: '', mode: 0 as const, lock: false },
      children: Array.from({ length: 100 }, (_unused, at) => ({
        ...{ id: `t${page}-${at}`, name: at % 3 === 0 ? name : 'same', type: 'icon' as const, size: '1x1' },
      })),
    })),
    dock: [],
  })
  const [base, local, remote] = ['base', 'local', 'remote'].map(desktop)
  const fastest = (task: () => unknown) =>
    Math.min(
      ...Array.from({ length: 9 }, () => {
        const begun = performance.now()
        task()
        return performance.now() - begun
      }),
    )
  const text = JSON.stringify(base)
  const parsing = fastest(() => JSON.parse(text))
  const merging = fastest(() => merge({ tree: {} }, { base, local, remote }, context))
  expect(merging / Math.max(parsing, 0.2)).toBeLessThan(100)
})
