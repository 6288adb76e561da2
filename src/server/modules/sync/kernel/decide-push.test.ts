import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { REASONS } from '../../../../shared/entities/sync.ts'
import { type Account, type Decision, decidePush, type Push } from './decide-push.ts'

const body = { packed: new Uint8Array([1]), size: 1 }
const EMPTY: Account = { sections: new Map(), operations: new Map() }

const push = (sections: readonly Section[], more: Partial<Push> = {}): Push => ({
  ...{ userId: 'lin', sessionId: 's', device: '', reason: 'edit', backupTime: 0 },
  bodies: new Map(sections.map((section) => [section, body])),
  ...more,
})

/** The account after pushes, which must all be written, each at its time. */
function after(...pushes: readonly (readonly [now: number, Push])[]): Account {
  return pushes.reduce((account, [now, one]) => accountAfter(decidePush(account, one, { epoch: 'e', now })), EMPTY)
}
function accountAfter(decision: Decision): Account {
  if (decision.kind !== 'written') throw new Error(decision.kind)
  return decision.account
}
const at = (now: number) => ({ epoch: 'e', now })

test('I2: a time is the clock’s, or one more than the last, also after a stash and when the clock was set back', () => {
  const account = after([1000, push(['notes'], { base: {} })], [900, push(['notes'], { reason: 'stash' })])
  expect(account.sections.get('notes')).toEqual({ time: 1000, last: 1001 })
  const next = decidePush(account, push(['notes'], { base: { notes: 1000 } }), at(500))
  expect(next).toMatchObject({ kind: 'written', written: { times: { notes: 1002 } }, versions: [{ base: 1000 }] })
  expect(decidePush(account, push(['notes'], { base: { notes: 1000 } }), at(5000))).toMatchObject({
    written: { times: { notes: 5000 } },
  })
})

test('a base that is not the current version is stale, one of several is enough, and nothing is written', () => {
  const account = after([1000, push(['notes', 'more'], { base: {} })])
  for (const base of [{ notes: 1000, more: 999 }, { notes: 1000 }, { notes: 1000, more: 0 }])
    expect(decidePush(account, push(['notes', 'more'], { base }), at(2000))).toEqual({
      kind: 'stale',
      times: expect.objectContaining({ notes: 1000, more: 1000, seting: 0 }),
    })
  expect(
    decidePush(account, push(['notes'], { base: { notes: 1000, more: 1 } }), at(2000)).kind,
    'only what is sent',
  ).toBe('written')
  expect(decidePush(EMPTY, push(['notes'], { base: { notes: 5 } }), at(2000)).kind).toBe('stale')
})

test('a blind write is taken, and marks what it replaces', () => {
  const account = after([1000, push(['notes'], { base: {} })])
  expect(decidePush(account, push(['notes', 'more']), at(2000))).toMatchObject({
    kind: 'written',
    replacedBlind: { notes: 1000 },
    versions: [
      { section: 'notes', base: 1000 },
      { section: 'more', base: 0 },
    ],
  })
  expect(decidePush(account, push(['notes'], { base: { notes: 1000 } }), at(2000))).toMatchObject({ replacedBlind: {} })
})

test('a stash is never the current version, wants no base and replaces nothing', () => {
  const account = after([1000, push(['notes'], { base: {} })])
  for (const base of [undefined, {}, { notes: 7 }]) {
    const decision = decidePush(account, push(['notes'], { reason: 'stash', base }), at(2000))
    expect(decision).toMatchObject({ kind: 'written', versions: [{ time: 2000, base: 0 }], replacedBlind: {} })
    expect(accountAfter(decision).sections.get('notes')).toEqual({ time: 1000, last: 2000 })
  }
})

test('I6: a push that is known is answered as then, whatever has happened since', () => {
  const first = push(['notes'], { base: {}, opId: 'op-12345', epoch: 'e' })
  const account = after([1000, first], [2000, push(['notes'])])
  for (const epoch of ['e', 'another'])
    expect(decidePush(account, first, { epoch, now: 3000 })).toEqual({
      kind: 'known',
      written: { epoch: 'e', times: { notes: 1000 } },
    })
})

test('a push of another timeline is refused before its base is looked at', () => {
  for (const reason of REASONS)
    expect(decidePush(EMPTY, push(['notes'], { epoch: 'old', base: { notes: 9 }, reason }), at(1))).toEqual({
      kind: 'otherEpoch',
      epoch: 'e',
    })
})

test('I2: over any pushes the times of a section only grow, and each written version follows the current one', () => {
  const step = fc.record({
    now: fc.integer({ min: 0, max: 50 }),
    sections: fc.uniqueArray(fc.constantFrom(...SECTIONS.slice(0, 3)), { minLength: 1 }),
    isStash: fc.boolean(),
    isBlind: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let account = EMPTY
      for (const { now, sections, isStash, isBlind } of steps) {
        const before = account
        const base = Object.fromEntries(sections.map((one) => [one, before.sections.get(one)?.time ?? 0]))
        const decision = decidePush(
          before,
          push(sections, { reason: isStash ? 'stash' : 'edit', base: isBlind ? undefined : base }),
          at(now),
        )
        account = accountAfter(decision)
        if (decision.kind !== 'written') continue
        for (const { section, time, base: over } of decision.versions) {
          expect(time).toBeGreaterThan(before.sections.get(section)?.last ?? 0)
          if (!isStash) expect(over).toBe(before.sections.get(section)?.time ?? 0)
        }
      }
    }),
  )
})
