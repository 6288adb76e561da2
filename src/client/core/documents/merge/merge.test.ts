import { describe, expect, test } from 'vitest'
import { type Merged, merge } from './merge.ts'
import type { MergeRule } from './rule.ts'

let made = 0
const context = {
  createId: () => {
    made += 1
    return `copy${made}`
  },
  copySuffix: ' (Firefox)',
}
const run = <T>(rule: MergeRule, base: T | undefined, local: T, remote: T): Merged<T | undefined> =>
  merge(rule, { base, local, remote }, context)
const value = <T>(rule: MergeRule, base: T | undefined, local: T, remote: T) => run(rule, base, local, remote).value

const icon = (id: string, more: object = {}) => ({ id, name: id, ...more })
const page = (id: string, ...children: object[]) => ({ id, name: id, children })
const home = (...groups: object[]) => ({ groups, dock: [] as object[] })
const TREE: MergeRule = { tree: {} }
const NOTES: MergeRule = { tree: { content: 'text', time: 'max' }, copies: 'name' }
const note = (id: string, content: string, time = 1) => ({ id, name: '', time, content })

describe('the desktop', () => {
  const base = home(page('g', icon('a'), icon('b'), icon('c')), page('h'))

  test('additions of both sides are there, each behind its left neighbour', () => {
    const local = home(page('g', icon('a'), icon('x'), icon('b'), icon('c')), page('h'))
    const remote = home(page('g', icon('a'), icon('b'), icon('c'), icon('y')), page('h', icon('z')))
    expect(value(TREE, base, local, remote)).toEqual(
      home(page('g', icon('a'), icon('x'), icon('b'), icon('c'), icon('y')), page('h', icon('z'))),
    )
  })

  test('different fields of one icon are both changed; of one field the later side has it, which is counted', () => {
    const local = home(page('g', icon('a', { url: 'l', x: 1 }), icon('b'), icon('c')), page('h'))
    const remote = home(page('g', icon('a', { name: 'A', x: 2 }), icon('b'), icon('c')), page('h'))
    const merged = run(TREE, base, local, remote)
    expect(merged.value?.groups[0]).toMatchObject({ children: [{ id: 'a', name: 'A', url: 'l', x: 1 }, {}, {}] })
    expect(merged.rivals).toBe(1)
  })

  test('an icon that one side moves and the other renames is in one place, renamed', () => {
    const local = home(page('g', icon('b'), icon('c')), page('h', icon('a')))
    const remote = home(page('g', icon('a', { name: 'A' }), icon('b'), icon('c')), page('h'))
    expect(value(TREE, base, local, remote)).toEqual(
      home(page('g', icon('b'), icon('c')), page('h', icon('a', { name: 'A' }))),
    )
  })

  test('an icon that both sides move is where the later one has put it, once', () => {
    const three = home(...base.groups, page('i'))
    const local = home(page('g', icon('b'), icon('c')), page('h', icon('a')), page('i'))
    const remote = home(page('g', icon('b'), icon('c')), page('h'), page('i', icon('a')))
    expect(value(TREE, three, local, remote)).toEqual(local)
  })

  test('what one side has deleted is gone; what the other has edited or moved since stays', () => {
    const local = home(page('g', icon('c')), page('h'))
    const remote = home(page('g', icon('a'), icon('b', { name: 'B' }), icon('c')), page('h'))
    expect(value(TREE, base, local, remote)).toEqual(home(page('g', icon('b', { name: 'B' }), icon('c')), page('h')))
    expect(value(TREE, base, remote, local)).toEqual(home(page('g', icon('b', { name: 'B' }), icon('c')), page('h')))
  })

  test('a page that one side has deleted comes back with what the other has put into it', () => {
    const local = home(page('g', icon('a'), icon('b'), icon('c')))
    const remote = home(page('g', icon('a'), icon('b'), icon('c')), page('h', icon('new')))
    expect(value(TREE, base, local, remote)).toEqual(remote)
  })

  test('a folder that one side has dissolved comes back for what the other has put into it', () => {
    const folder = (...children: object[]) => ({ ...icon('f'), children })
    const before = home(page('g', folder(icon('a'), icon('b'))))
    const local = home(page('g', icon('a'), icon('b')))
    const remote = home(page('g', folder(icon('a'), icon('b'), icon('n'))))
    const merged = value(TREE, before, local, remote)
    expect(merged).toEqual(home(page('g', icon('a'), icon('b'), folder(icon('n')))))
  })

  test('records that are moved into one another by two sides are all there', () => {
    const before = [
      { id: 'x', children: [] },
      { id: 'y', children: [] },
    ]
    const local = [{ id: 'y', children: [{ id: 'x', children: [] }] }]
    const remote = [{ id: 'x', children: [{ id: 'y', children: [] }] }]
    const ids = JSON.stringify(value<unknown>(TREE, before, local, remote)).match(/"id":"."/g)
    expect(ids?.toSorted()).toEqual(['"id":"x"', '"id":"y"'])
  })

  test('the order is that of the side that has sorted, with the additions of the other', () => {
    const local = home(page('g', icon('c'), icon('a'), icon('b')), page('h'))
    const remote = home(page('g', icon('a'), icon('n'), icon('b'), icon('c')), page('h'))
    const names = (merged: typeof base | undefined) =>
      JSON.stringify(merged)
        .match(/"name":"[a-n]"/g)
        ?.join('')
    expect(names(value(TREE, base, local, remote))).toContain('"c""name":"a""name":"n""name":"b"')
    expect(names(value(TREE, base, remote, local))).toContain('"c""name":"a""name":"n""name":"b"')
  })

  test('what vanishes of this device is told', () => {
    const remote = home(page('g', icon('c')), page('h'))
    const local = home(page('g', icon('a'), icon('b'), icon('c'), icon('x')), page('h'))
    expect(run(TREE, base, local, remote).vanished).toEqual(['a', 'b'])
    expect(run(TREE, base, base, remote).vanished, 'of one that has not changed anything').toEqual(['a', 'b'])
    expect(run(TREE, base, remote, base).vanished).toEqual([])
  })
})

describe('without a common past', () => {
  test('everything is there, and of two values that of the cloud', () => {
    const local = home(page('g', icon('a', { name: 'mine' }), icon('x')))
    const remote = home(page('g', icon('a', { name: 'theirs' }), icon('y')))
    const merged = run(TREE, undefined, local, remote)
    expect(merged.value).toEqual(home(page('g', icon('a', { name: 'theirs' }), icon('x'), icon('y'))))
    expect(merged).toMatchObject({ rivals: 1, vanished: [] })
  })

  test('settings are those of the cloud, a counter the larger one', () => {
    expect(value({ each: 'later' }, undefined, { a: 1 }, { a: 2, b: 3 })).toEqual({ a: 2, b: 3 })
    expect(value('sum', undefined, 7, 5)).toBe(7)
  })

  test('a text that contains the other is the merged one; of two different ones both are kept', () => {
    const longer = { noteList: [note('n', 'one\ntwo')] }
    const shorter = { noteList: [note('n', 'one')] }
    expect(value(NOTES, undefined, longer, shorter)).toEqual(longer)
    expect(value(NOTES, undefined, shorter, longer)).toEqual(longer)
    const merged = run(NOTES, undefined, { noteList: [note('n', 'mine')] }, shorter)
    expect(merged.value?.noteList.map(({ content }) => content)).toEqual(['one', 'mine'])
  })
})

describe('notes', () => {
  const base = { noteList: [note('n', 'a\nb\nc\nd')] }
  const contents = (merged: typeof base | undefined) => merged?.noteList.map(({ content }) => content)

  test.each([
    ['different lines', 'A\nb\nc\nd', 'a\nb\nc\nD', ['A\nb\nc\nD']],
    ['neighbouring lines', 'a\nB\nc\nd', 'a\nb\nC\nd', ['a\nB\nC\nd']],
    ['lines at the end', 'a\nb\nc\nd\nmine', 'a\nb\nc\nd\ntheirs', ['a\nb\nc\nd\ntheirs\nmine']],
    ['the same line alike', 'a\nX\nc\nd', 'a\nX\nc\nd', ['a\nX\nc\nd']],
    ['the same line differently', 'a\nmine\nc\nd', 'a\ntheirs\nc\nd', ['a\ntheirs\nc\nd', 'a\nmine\nc\nd']],
    ['an edit and its deletion', 'a\nc\nd', 'a\nB\nc\nd', ['a\nB\nc\nd', 'a\nc\nd']],
  ])('%s', (_what, local, remote, expected) => {
    const merged = value(NOTES, base, { noteList: [note('n', local)] }, { noteList: [note('n', remote)] })
    expect(contents(merged)).toEqual(expected)
  })

  test('a copy is named after its note and the device, has an id of its own and is told', () => {
    const merged = run(NOTES, base, { noteList: [note('n', '# Title\nx', 5)] }, { noteList: [note('n', 'y', 9)] })
    const [first, copy] = merged.value?.noteList ?? []
    expect(first).toEqual(note('n', 'y', 9))
    expect(copy).toEqual({ ...note('', '# Title\nx', 5), id: merged.copies[0]?.id, name: 'Title (Firefox)' })
    expect(merged.copies).toMatchObject([{ name: 'Title' }])
  })

  test('two new texts of an empty note are both in it', () => {
    const merged = value(
      NOTES,
      { noteList: [note('n', '')] },
      { noteList: [note('n', 'l')] },
      { noteList: [note('n', 'r')] },
    )
    expect(contents(merged)).toEqual(['r\nl'])
  })

  test('a note that one side edits and the other deletes is there', () => {
    const edited = { noteList: [note('n', 'a\nb\nc\nd\ne')] }
    expect(value(NOTES, base, edited, { noteList: [] })).toEqual(edited)
    expect(value(NOTES, base, { noteList: [] }, edited)).toEqual(edited)
  })
})

describe('counters, settings and lists', () => {
  const FISH: MergeRule = { fields: { score: 'sum', days: { each: 'sum' } } }
  const fish = (score: number, days: object, sound = false) => ({ score, days, sound })

  test('knocks of both sides add up, also where both have the same count', () => {
    expect(value(FISH, fish(1, { d: 1 }), fish(2, { d: 2 }), fish(2, { d: 2 }))).toEqual(fish(3, { d: 3 }))
    expect(value(FISH, fish(0, {}), fish(1, { d: 1 }), fish(1, { d: 1 }, true))).toEqual(fish(2, { d: 2 }, true))
  })

  test('settings are merged key by key; the later side has those that both have changed', () => {
    const rule: MergeRule = { each: 'later' }
    expect(value(rule, { a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 1 }, { a: 1, b: 3, c: 4 })).toEqual({ a: 2, b: 2, c: 4 })
  })

  test('a list is merged by what tells its entries apart', () => {
    const rule: MergeRule = { union: ['code', 'market'] }
    const stock = (code: string, name = '') => ({ code, market: 'sh', name })
    const merged = value(
      rule,
      [stock('1'), stock('2')],
      [stock('2'), stock('3')],
      [stock('1'), stock('2', 'new'), stock('4')],
    )
    expect(merged).toEqual([stock('2', 'new'), stock('3'), stock('4')])
  })

  test('a list that there was not yet, or that was none, was an empty one', () => {
    for (const base of [undefined, null]) {
      const sides = { base: { list: base }, local: { list: ['a'] }, remote: { list: ['b'] } }
      const merged = merge<unknown>({ fields: { list: { union: [] } } }, sides, context).value
      expect(merged).toEqual({ list: ['a', 'b'] })
    }
    expect(value<unknown>({ union: [] }, null, null, ['b'])).toEqual(['b'])
    const place = (adcode?: string) => ({ latitude: 1, longitude: 2, ...(adcode && { adcode }) })
    expect(value({ union: ['latitude', 'adcode'] }, [], [place()], [place('x')])).toEqual([place(), place('x')])
  })

  test('a history has the newest of both sides first, up to its limit', () => {
    const rule: MergeRule = { union: ['text'], newestFirst: true, limit: 4 }
    const entry = (text: string) => ({ text })
    const list = (...texts: string[]) => texts.map(entry)
    expect(value(rule, list('a', 'b'), list('l', 'a', 'b'), list('r', 'a', 'b'))).toEqual(list('l', 'r', 'a', 'b'))
    expect(value(rule, list('a', 'b'), list('a'), list('r', 'a', 'b'))).toEqual(list('r', 'a'))
    expect(value(rule, undefined, list('a', 'b', 'c'), list('d', 'e'))).toEqual(list('a', 'b', 'c', 'd'))
  })

  test('of two states of an element the one with the larger number is there', () => {
    const rule: MergeRule = { fields: { elements: { each: { newestBy: 'version' } } } }
    const element = (version: number, by: string) => ({ elements: { e: { version, by } } })
    expect(value(rule, element(1, ''), element(2, 'l'), element(3, 'r'))).toEqual(element(3, 'r'))
    expect(value(rule, element(1, ''), element(3, 'l'), element(3, 'r'))).toEqual(element(3, 'l'))
  })

  test('values of another shape than their rule expects are merged as a whole', () => {
    for (const rule of ['sum', 'max', 'min', 'text', { each: 'sum' }, { union: [] }, TREE, NOTES] satisfies MergeRule[])
      expect(value<unknown>(rule, null, true, { toString: 1 })).toBe(true)
  })
})

test('a key that every object inherits is a key like any other', () => {
  const rule: MergeRule = { fields: { score: 'sum' } }
  const of = (names: object) => JSON.parse(JSON.stringify({ score: 1, names }).replace('names', '__proto__'))
  const merged = value(rule, of({}), of({ a: 1 }), of({ b: 2 }))
  expect(JSON.stringify(merged)).toBe('{"score":1,"__proto__":{"b":2,"a":1}}')
})
