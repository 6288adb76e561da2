import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, sameJson } from './json.ts'
import { applyPatches, diff, invert } from './patch.ts'

const record = fc.record({
  name: fc.string(),
  size: fc.integer(),
  children: fc.array(fc.record({ id: fc.string(), x: fc.integer() }), { maxLength: 4 }),
})
const list = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), record), { maxLength: 6 })
  .map((pairs) => [...new Map(pairs.map(([id, rest]) => [id, { id, ...rest }])).values()])
const document = fc.record(
  { groups: list, theme: fc.jsonValue(), note: fc.option(fc.string(), { nil: undefined }) },
  { requiredKeys: ['groups'] },
)
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a patch', () => {
  test('leads from one version to the other, and its inverse back', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        const [before, after] = [json(a), json(b)]
        const patches = diff(before, after)
        expect(canonicalJson(applyPatches(before, patches))).toBe(canonicalJson(after))
        expect(canonicalJson(applyPatches(after, invert(patches)))).toBe(canonicalJson(before))
      }),
      { numRuns: 2000 },
    )
  })

  test('of nothing is nothing', () => {
    fc.assert(
      fc.property(document, (a) => {
        expect(diff(json(a), json(a))).toEqual([])
      }),
    )
  })

  test('taking back any mix of earlier steps never touches a record that another tab made', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        const [before, after] = [json(a) as { groups: { id: string }[] }, json(b) as { groups: { id: string }[] }]
        const foreign = { id: 'foreign', name: 'from another tab', size: 1, children: [] }
        const meanwhile = { ...after, groups: [foreign, ...after.groups] }
        const undone = applyPatches(meanwhile, invert(diff(before, after)))
        expect(undone.groups).toContainEqual(foreign)
        expect(undone.groups.filter((group) => group.id !== 'foreign')).toEqual(before.groups)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('undo beside another tab', () => {
  const before = {
    groups: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
  }

  test('a field that the other tab has changed since keeps the other value', () => {
    const mine = {
      groups: [
        { id: 'a', name: 'mine' },
        { id: 'b', name: 'B' },
      ],
    }
    const theirs = {
      groups: [
        { id: 'a', name: 'theirs' },
        { id: 'b', name: 'B' },
      ],
    }
    expect(applyPatches(theirs, invert(diff(before, mine)))).toEqual(theirs)
  })

  test('undoing an addition leaves the record when the other tab has edited it', () => {
    const mine = { groups: [...before.groups, { id: 'c', name: 'C' }] }
    const theirs = { groups: [...before.groups, { id: 'c', name: 'edited' }] }
    expect(applyPatches(theirs, invert(diff(before, mine)))).toEqual(theirs)
  })

  test('undoing a deletion puts the record back in its place beside newcomers', () => {
    const mine = { groups: [{ id: 'b', name: 'B' }] }
    const theirs = {
      groups: [
        { id: 'b', name: 'B' },
        { id: 'n', name: 'new' },
      ],
    }
    const undone = applyPatches(theirs, invert(diff(before, mine)))
    expect(undone.groups.map((group) => group.id)).toEqual(['a', 'b', 'n'])
  })

  test('undoing a move to another group never doubles a record that the other tab has edited there', () => {
    const group = (id: string, children: readonly object[]) => ({ id, children })
    const start = { groups: [group('1', [{ id: 'i', name: 'old' }]), group('2', [])] }
    const mine = { groups: [group('1', []), group('2', [{ id: 'i', name: 'old' }])] }
    const theirs = { groups: [group('1', []), group('2', [{ id: 'i', name: 'theirs' }])] }
    expect(applyPatches(mine, invert(diff(start, mine)))).toEqual(start)
    expect(applyPatches(theirs, invert(diff(start, mine)))).toEqual(theirs)
  })

  test('undoing a move leaves an order that the other tab has made since', () => {
    const three = { groups: ['a', 'b', 'c'].map((id) => ({ id })) }
    const mine = { groups: ['b', 'a', 'c'].map((id) => ({ id })) }
    const theirs = { groups: ['c', 'b', 'a'].map((id) => ({ id })) }
    expect(applyPatches(theirs, invert(diff(three, mine)))).toEqual(theirs)
  })
})

test('the same content is the same whatever the order of keys', () => {
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(sameJson({ a: undefined }, { b: undefined })).toBe(false)
})
