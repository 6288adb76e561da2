import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { sameJson } from './json.ts'
import { applyPatches, diff, invert } from './patch.ts'

const record = fc.record({
  name: fc.string(),
  size: fc.integer(),
  children: fc.array(fc.record({ id: fc.string(), x: fc.integer() }), { maxLength: 4 }),
})
/** Ids are unique in a document: those of children start with that of their parent. */
const list = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), record), { maxLength: 6 })
  .map((pairs) => [...new Map(pairs.map(([id, rest]) => [id, { id, ...rest }])).values()])
  .map((records) =>
    records.map((one) => ({
      ...one,
      children: one.children.map((child) => ({ ...child, id: `${one.id}/${child.id}` })),
    })),
  )
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

  test('brings back the order of keys that it adds or takes away: in a record of latest entries the first is the oldest', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    const fields = keys.map((all) => Object.fromEntries(all.map((key) => [key, key])))
    const differing = fc.tuple(fields, fields).filter(([a, b]) => !sameJson(a, b))
    fc.assert(
      fc.property(differing, ([a, b]) => {
        const [before, after] = [[{ id: 'x', tiles: a }], [{ id: 'x', tiles: b }]]
        const patches = diff(before, after)
        expect(JSON.stringify(applyPatches(before, patches))).toBe(JSON.stringify(after))
        expect(JSON.stringify(applyPatches(after, invert(patches)))).toBe(JSON.stringify(before))
      }),
      { numRuns: 1000 },
    )
  })

  test('keeps a key that another tab has added, behind its own', () => {
    const undo = invert(diff({ note: { a: 1, b: 2 } }, { note: { b: 2 } }))
    expect(JSON.stringify(applyPatches({ note: { b: 2, foreign: 3 } }, undo))).toBe(
      '{"note":{"a":1,"b":2,"foreign":3}}',
    )
  })

  test('of equal values is empty', () => {
    fc.assert(
      fc.property(document, (a) => {
        expect(diff(json(a), json(a))).toEqual([])
      }),
    )
  })

  test('undoing any earlier step never touches a record that another tab added', () => {
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

  test('a field that the other tab has changed since keeps its value', () => {
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

  test('undoing a deletion restores the record at its position beside added ones', () => {
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

  test('undoing a move to another group never duplicates a record that the other tab has edited there', () => {
    const group = (id: string, children: readonly object[]) => ({ id, children })
    const start = { groups: [group('1', [{ id: 'i', name: 'old' }]), group('2', [])] }
    const mine = { groups: [group('1', []), group('2', [{ id: 'i', name: 'old' }])] }
    const theirs = { groups: [group('1', []), group('2', [{ id: 'i', name: 'theirs' }])] }
    expect(applyPatches(mine, invert(diff(start, mine)))).toEqual(start)
    expect(applyPatches(theirs, invert(diff(start, mine)))).toEqual(theirs)
  })

  const tile = (id: string, name = '') => ({ id, name })
  const holding = (id: string, ...children: readonly object[]) => ({ id, children })
  const undone = (start: object, mine: object, theirs: object) => applyPatches(theirs, invert(diff(start, mine)))

  test('undoing a folder in which the other tab has renamed a record keeps the folder, and duplicates nothing', () => {
    const start = { groups: [holding('1', tile('a'), tile('b'))] }
    const mine = { groups: [holding('1', holding('f', tile('a'), tile('b')))] }
    const theirs = { groups: [holding('1', holding('f', tile('a', 'theirs'), tile('b')))] }
    expect(undone(start, mine, theirs)).toEqual(theirs)
    expect(undone(mine, start, { groups: [holding('1', tile('a', 'theirs'), tile('b'))] })).toEqual({
      groups: [holding('1', tile('a', 'theirs'), holding('f', tile('b')))],
    })
    expect(undone(mine, start, { groups: [holding('1', tile('a', 'theirs'), tile('b', 'theirs'))] })).toEqual({
      groups: [holding('1', tile('a', 'theirs'), tile('b', 'theirs'))],
    })
  })

  test('undoing a move of a record that the other tab has moved further keeps it there', () => {
    const start = { groups: [holding('1', tile('a')), holding('2'), holding('3')] }
    const mine = { groups: [holding('1'), holding('2', tile('a')), holding('3')] }
    const theirs = { groups: [holding('1'), holding('2'), holding('3', tile('a'))] }
    expect(undone(start, mine, theirs)).toEqual(theirs)
  })

  test('undoing a move out of a group that the other tab has deleted loses nothing', () => {
    const start = { groups: [holding('1', tile('a')), holding('2')] }
    const mine = { groups: [holding('1'), holding('2', tile('a'))] }
    const theirs = { groups: [holding('2', tile('a'))] }
    expect(undone(start, mine, theirs)).toEqual(theirs)
  })

  test('undoing a move of a record that the other tab has deleted does not restore it', () => {
    const start = { groups: [holding('1', tile('a')), holding('2')] }
    const mine = { groups: [holding('1'), holding('2', tile('a'))] }
    const theirs = { groups: [holding('1'), holding('2')] }
    expect(undone(start, mine, theirs)).toEqual(theirs)
  })

  test('undoing the first list of a record keeps what has been changed in it', () => {
    const start = { groups: [{ id: 'f' }, tile('a')] }
    const mine = { groups: [holding('f', tile('a'))] }
    const theirs = { groups: [holding('f', tile('a', 'theirs'))] }
    expect(undone(start, mine, mine)).toEqual(start)
    expect(undone(start, mine, theirs)).toEqual(theirs)
  })

  test('a deleted group is restored without the records that the other tab has moved out of it', () => {
    const start = { groups: [holding('1', tile('a')), holding('2')] }
    const mine = { groups: [holding('2')] }
    const theirs = { groups: [holding('2', tile('a'))] }
    expect(undone(start, mine, theirs)).toEqual({ groups: [holding('1'), holding('2', tile('a'))] })
  })

  test('a record that the other tab has moved is found at its new position', () => {
    const start = { groups: [holding('1', holding('f', tile('a'), tile('b'))), holding('2')] }
    const mine = { groups: [holding('1', tile('b'), holding('f', tile('a', 'mine'))), holding('2')] }
    const theirs = { groups: [holding('1', tile('b')), holding('2', holding('f', tile('a', 'mine')))] }
    expect(undone(start, mine, theirs)).toEqual({
      groups: [holding('1'), holding('2', holding('f', tile('a'), tile('b')))],
    })
    const elsewhere = { groups: [holding('2', tile('a', 'mine'))] }
    expect(undone(start, mine, elsewhere)).toEqual({ groups: [holding('2', tile('a'))] })
  })

  test('undoing a reordering keeps the later order of the other tab', () => {
    const three = { groups: ['a', 'b', 'c'].map((id) => ({ id })) }
    const mine = { groups: ['b', 'a', 'c'].map((id) => ({ id })) }
    const theirs = { groups: ['c', 'b', 'a'].map((id) => ({ id })) }
    expect(applyPatches(theirs, invert(diff(three, mine)))).toEqual(theirs)
  })
})

test('JSON equality ignores the order of keys', () => {
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(sameJson({ a: undefined }, { b: undefined })).toBe(false)
})
