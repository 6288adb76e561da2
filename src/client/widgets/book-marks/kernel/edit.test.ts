import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BOOKMARK_LIMITS,
  type BookmarkFolder,
  type BookmarkNode,
  isFolder,
  plainBookmark,
} from '../../../../shared/entities/bookmark.ts'
import { applyEdit, type BookmarkEdit, type Place } from './edit.ts'
import { stepPlace } from './step.ts'
import { childrenOf, countNodes, type Nodes, parentOf } from './tree.ts'

const mark = (id: string) => plainBookmark(id, id, `https://${id}.example/`)
const folder = (id: string, ...children: BookmarkNode[]): BookmarkFolder => ({ id, name: id, children })
const tree = [folder('F', mark('a'), folder('G', mark('b')), mark('c')), mark('d'), mark('e')]

/** Ids, with what is in folders in brackets. */
const outline = (nodes: Nodes): string =>
  nodes.map((node) => (isFolder(node) ? `${node.id}(${outline(node.children)})` : node.id)).join(' ')
const ids = (...list: string[]) => new Set(list)
const moved = (list: ReadonlySet<string>, to: Place) => outline(applyEdit(tree, { kind: 'move', ids: list, to }))

describe('moving', () => {
  test.each([
    ['before another', ids('e'), { folder: '', before: 'd' }, 'F(a G(b) c) e d'],
    ['to the end of a folder', ids('d'), { folder: 'G' }, 'F(a G(b d) c) e'],
    ['several, in the order of the tree', ids('e', 'a'), { folder: 'G', before: 'b' }, 'F(G(a e b) c) d'],
    ['a folder with one that is in it', ids('G', 'b'), { folder: '', before: 'd' }, 'F(a c) G(b) d e'],
    ['before one that moves, too', ids('d', 'a'), { folder: '', before: 'd' }, 'F(G(b) c) a d e'],
    ['to where a node was that is gone', ids('a'), { folder: '', before: 'gone' }, 'F(G(b) c) d e a'],
  ])('%s', (_, list, to, expected) => expect(moved(list, to)).toBe(expected))

  test.each([
    ['into itself', ids('F'), { folder: 'F' }],
    ['into a folder in it', ids('F'), { folder: 'G' }],
    ['to where it is', ids('d'), { folder: '', before: 'e' }],
    ['what is gone', ids('gone'), { folder: '' }],
  ])('%s changes nothing', (_, list, to) => {
    expect(applyEdit(tree, { kind: 'move', ids: list, to })).toBe(tree)
  })

  test('deeper than folders may be changes nothing', () => {
    const deep = Array.from({ length: BOOKMARK_LIMITS.depth + 1 }).reduce<BookmarkNode>(
      (inner, _, at) => folder(`n${at}`, inner),
      mark('x'),
    )
    const nodes = [deep, folder('more', mark('y'))]
    expect(applyEdit(nodes, { kind: 'move', ids: ids('more'), to: { folder: 'n0' } })).toBe(nodes)
    expect(applyEdit(nodes, { kind: 'move', ids: ids('y'), to: { folder: 'n0' } })).not.toBe(nodes)
  })
})

test('a bookmark is edited and goes to another folder in one edit', () => {
  const fields = { name: 'B', url: 'https://b.example/2', tags: ['t'] }
  const after = applyEdit(tree, { kind: 'change', id: 'b', fields, folder: 'F' })
  expect(outline(after)).toBe('F(a G() c b) d e')
  expect(childrenOf(after, 'F')?.at(-1)).toEqual({ ...mark('b'), ...fields })
  expect(parentOf(after, 'b')).toBe('F')
})

test('tags are given to several and taken away; what has them already stays itself', () => {
  const tagged = applyEdit(tree, { kind: 'tag', ids: ids('a', 'd', 'G'), tags: ['News', 'later'], on: true })
  expect(childrenOf(tagged, '')?.[1]).toMatchObject({ id: 'd', tags: ['News', 'later'] })
  expect(applyEdit(tagged, { kind: 'tag', ids: ids('a'), tags: ['news'], on: true })).toBe(tagged)
  expect(applyEdit(tagged, { kind: 'tag', ids: ids('a', 'd'), tags: ['NEWS', 'later'], on: false })).toEqual(tree)
})

test('nothing is added to a folder that is gone, or beyond the limit', () => {
  expect(applyEdit(tree, { kind: 'add', nodes: [mark('x')], to: { folder: 'gone' } })).toBe(tree)
  const many = Array.from({ length: BOOKMARK_LIMITS.nodes }, (_, at) => mark(`n${at}`))
  expect(applyEdit(tree, { kind: 'add', nodes: many, to: { folder: '' } })).toBe(tree)
})

describe('a step', () => {
  const after = (list: ReadonlySet<string>, direction: 'up' | 'down') => {
    const siblings = ['a', 'b', 'c', 'd'].map(mark)
    const to = stepPlace(siblings, '', list, direction)
    return to && outline(applyEdit(siblings, { kind: 'move', ids: list, to }))
  }
  test.each([
    [ids('b'), 'up', 'b a c d'],
    [ids('b'), 'down', 'a c b d'],
    [ids('b', 'c'), 'down', 'a d b c'],
    [ids('a', 'c'), 'up', 'a c b d'],
    [ids('b', 'd'), 'down', 'a c b d'],
    [ids('a'), 'up', undefined],
    [ids('c', 'd'), 'down', undefined],
  ] as const)('of %j %s', (list, direction, expected) => expect(after(list, direction)).toBe(expected))
})

test('whatever is moved, each node is there once, and no other tree is touched', () => {
  const all = ['F', 'G', 'a', 'b', 'c', 'd', 'e']
  const anyId = fc.constantFrom('', ...all, 'gone')
  const move = fc.record({ list: fc.uniqueArray(anyId), folder: anyId, before: fc.option(anyId, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 6 }), (moves) => {
      const nodes = moves.reduce<Nodes>((now, { list, ...to }) => {
        const edit: BookmarkEdit = { kind: 'move', ids: new Set(list), to }
        return applyEdit(now, edit)
      }, tree)
      expect(countNodes(nodes)).toBe(all.length)
      expect(outline(nodes).match(/\w/g)?.toSorted()).toEqual(all.toSorted())
    }),
  )
})
