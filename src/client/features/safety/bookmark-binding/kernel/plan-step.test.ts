import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoundNode, Pair } from './bound-node.ts'
import { type BrowserChange, type PageChange, pairsAfter, planStep, type Step } from './plan-step.ts'
import { isMany } from './questions.ts'

interface World {
  readonly page: readonly BoundNode[]
  readonly browser: readonly BoundNode[]
  readonly pairs: readonly Pair[]
}

let made = 0
const createId = () => {
  made += 1
  return `new${made}`
}

const mark = (id: string, more: Partial<BoundNode> = {}): BoundNode => ({
  ...{ id, parent: '', name: id, url: `https://${id}.example/`, hasMore: false },
  ...more,
})
const folder = (id: string, more: Partial<BoundNode> = {}): BoundNode => mark(id, { url: undefined, ...more })

const EMPTY: World = { page: [], browser: [], pairs: [] }

/** A side without a node, unless it is a folder that still holds something, as both sides keep such a one. */
const without = (nodes: readonly BoundNode[], id: string) =>
  nodes.some(({ parent }) => parent === id) ? nodes : nodes.filter((one) => one.id !== id)

function changePage(nodes: readonly BoundNode[], change: PageChange): readonly BoundNode[] {
  if (change.kind === 'remove') return without(nodes, change.id)
  if (change.kind === 'add') return [...nodes, { ...change, hasMore: false }]
  const { kind: _, ...fields } = change
  return nodes.map((one) => (one.id === change.id ? { ...one, ...fields } : one))
}

/** Carries out a step on both sides, as the adapters do. @param limit changes that the browser makes before it is cut short */
function carryOut({ page, browser }: World, step: Step, limit = Number.POSITIVE_INFINITY): World {
  const ids = new Map<string, string>() // of folders, by their items
  for (const { item, bookmark } of step.entries) if (bookmark !== undefined) ids.set(item, bookmark)
  const done = new Map<BrowserChange, string>()
  let nodes = browser
  for (const change of step.browser.slice(0, limit)) {
    const id = change.kind === 'remove' ? change.agreed.bookmark : change.kind === 'add' ? createId() : change.id
    done.set(change, id)
    if (change.kind === 'remove') {
      nodes = without(nodes, id)
      continue
    }
    const { entry } = change
    const parent = ids.get(entry.parent) ?? ''
    if (change.kind === 'add') {
      ids.set(entry.item, id)
      nodes = [...nodes, { id, parent, name: entry.name, url: entry.url, hasMore: false }]
    } else if (change.kind === 'move') nodes = nodes.map((one) => (one.id === id ? { ...one, parent } : one))
    else {
      const { kind: _, entry: _entry, ...fields } = change
      nodes = nodes.map((one) => (one.id === id ? { ...one, ...fields } : one))
    }
  }
  return { page: step.page.reduce(changePage, page), browser: nodes, pairs: pairsAfter(step, done) }
}

const plan = (world: World, mayGo?: ReadonlySet<string>) =>
  planStep(world.pairs, world, { createId, ...(mayGo && { mayGo }) })
/** A step after which all may go that is to go. */
const settle = (world: World) => carryOut(world, plan(world, new Set(world.pairs.map(({ item }) => item))))

/** What a side has, without ids and order; what it has twice is once. */
const outline = (nodes: readonly BoundNode[]) => {
  const nameOf = (id: string) => nodes.find((one) => one.id === id)?.name ?? ''
  const lines = nodes.flatMap(({ id, name, url, parent }) => {
    const isBare = url === undefined && !nodes.some((one) => one.parent === id)
    return isBare ? [] : [`${nameOf(parent)}/${name} ${url ?? ''}`]
  })
  return [...new Set(lines)].toSorted()
}

const isAgreed = (world: World) => {
  const step = plan(world)
  expect([step.page, step.browser, step.question]).toEqual([[], [], undefined])
}

/** Three bookmarks, one of them in a folder, bound to an empty group. */
const bound = () => settle({ ...EMPTY, browser: [mark('a'), mark('b'), folder('f'), mark('c', { parent: 'f' })] })
const itemIn = (world: World, name: string) => world.page.find((one) => one.name === name)?.id ?? ''
const edit = (nodes: readonly BoundNode[], id: string, more: Partial<BoundNode>) =>
  nodes.map((one) => (one.id === id ? { ...one, ...more } : one))
const drop = (nodes: readonly BoundNode[], id: string) => nodes.filter((one) => one.id !== id && one.parent !== id)

describe('a first step', () => {
  test('brings each side what the other has', () => {
    const world = settle({ ...EMPTY, page: [mark('p')], browser: [mark('b')] })
    expect(outline(world.page)).toEqual(['/b https://b.example/', '/p https://p.example/'])
    expect(outline(world.browser)).toEqual(outline(world.page))
    isAgreed(world)
  })
  test('brings bookmarks in the browser’s order', () => {
    const { page } = settle({ ...EMPTY, browser: [mark('a'), folder('f'), mark('c', { parent: 'f' }), mark('b')] })
    expect(page.map(({ name }) => name)).toEqual(['a', 'f', 'c', 'b'])
  })
  test('takes the same address for the same, by the browser’s name', () => {
    const world = settle({
      ...EMPTY,
      page: [mark('p', { name: 'mine', url: 'https://x.example/' })],
      browser: [mark('b', { name: 'theirs', url: 'https://x.example/' })],
    })
    expect(world.page).toMatchObject([{ id: 'p', name: 'theirs' }])
    expect(world.browser).toMatchObject([{ id: 'b', name: 'theirs' }])
  })
  test('brings no folder without a bookmark', () => {
    const world = settle({ ...EMPTY, page: [folder('empty')], browser: [folder('bare'), mark('b')] })
    expect(world.page.map(({ name }) => name)).toEqual(['empty', 'b'])
    expect(world.browser.map(({ name }) => name)).toEqual(['bare', 'b'])
  })
  test('makes what is there twice once', () => {
    const twin = { name: 'x', url: 'https://x.example/' }
    const world = settle({ ...EMPTY, browser: [mark('b', twin), mark('c', twin)] })
    expect(world.page).toHaveLength(1)
    isAgreed(world)
  })
})

describe('afterwards', () => {
  test('names, addresses and folders go from where they were changed to the other side', () => {
    const before = bound()
    const world = settle({
      ...before,
      page: edit(before.page, itemIn(before, 'a'), { name: 'A' }),
      browser: edit(before.browser, 'b', { url: 'https://other.example/', parent: 'f' }),
    })
    expect(outline(world.page)).toEqual([
      '/A https://a.example/',
      '/f ',
      'f/b https://other.example/',
      'f/c https://c.example/',
    ])
    expect(outline(world.browser)).toEqual(outline(world.page))
    isAgreed(world)
  })
  test('where both have changed the same, the page counts', () => {
    const before = bound()
    const world = settle({
      ...before,
      page: edit(before.page, itemIn(before, 'a'), { name: 'page' }),
      browser: edit(before.browser, 'a', { name: 'browser' }),
    })
    expect(world.browser.find(({ id }) => id === 'a')).toMatchObject({ name: 'page' })
    isAgreed(world)
  })
  test('a long name that the editor of tiles has cut off is no edit, and comes back', () => {
    const name = 'A title of a page that says all that is on it, and then some more of it'
    const before = settle({ ...EMPTY, browser: [mark('a', { name })] })
    const world = settle({ ...before, page: edit(before.page, itemIn(before, name), { name: name.slice(0, 60) }) })
    expect(world.browser).toMatchObject([{ name }])
    expect(world.page).toMatchObject([{ name }])
    isAgreed(world)
  })
  test('what is deleted on one side goes from the other; an edit there beats it', () => {
    const before = bound()
    const world = settle({
      ...before,
      page: drop(before.page, itemIn(before, 'a')),
      browser: edit(drop(before.browser, 'b'), 'c', { name: 'C' }),
    })
    expect(outline(world.browser)).toEqual(['/f ', 'f/C https://c.example/'])
    expect(outline(world.page)).toEqual(outline(world.browser))
    const edited = settle({ ...before, page: [], browser: edit(before.browser, 'a', { name: 'A' }) })
    expect(outline(edited.page)).toEqual(['/A https://a.example/'])
    expect(outline(edited.browser)).toEqual(outline(edited.page))
  })
  test('a folder goes with what is in it, but not with what only its side can have', () => {
    const before = bound()
    const gone = settle({ ...before, page: drop(before.page, itemIn(before, 'f')) })
    expect(outline(gone.browser)).toEqual(['/a https://a.example/', '/b https://b.example/'])
    expect(gone.browser.some(({ id }) => id === 'f')).toBe(false)
    const browser = edit(before.browser, 'f', { hasMore: true })
    const kept = settle({ ...before, browser, page: drop(before.page, itemIn(before, 'f')) })
    expect(kept.browser.map(({ id }) => id)).toEqual(['a', 'b', 'f'])
    isAgreed(kept)
  })
  test('what comes back under another id keeps its item', () => {
    const before = bound()
    const browser = [...drop(before.browser, 'a'), mark('again', { name: 'a', url: 'https://a.example/' })]
    const world = settle({ ...before, browser })
    expect(itemIn(world, 'a')).toBe(itemIn(before, 'a'))
    expect(world.page).toHaveLength(before.page.length)
    isAgreed(world)
  })
  test('a copy that another device has made of what is here is not made once more', () => {
    const before = bound()
    const world = { ...before, page: [...before.page, mark('copy', { name: 'a', url: 'https://a.example/' })] }
    isAgreed(world)
  })
})

describe('many that would go at once', () => {
  const many = settle({ ...EMPTY, browser: Array.from({ length: 9 }, (_, at) => mark(`m${at}`)) })
  test('are more than five or a third of all; a single one is not', () => {
    expect(
      [
        [1, 1],
        [2, 6],
        [2, 5],
        [5, 40],
        [6, 40],
      ].map(([count = 0, all = 0]) => isMany(count, all)),
    ).toEqual([...[false, false, true, false, true]])
  })
  test('stay on their side until the user has said that they may go', () => {
    const world = { ...many, browser: many.browser.slice(5) }
    const step = plan(world)
    expect(step.question).toMatchObject({ side: 'page' })
    expect(step.question?.pairs).toHaveLength(5)
    const waiting = carryOut(world, step)
    expect(waiting.page).toHaveLength(9)
    expect(waiting.browser).toHaveLength(4)
    const after = carryOut(waiting, plan(waiting, new Set(step.question?.pairs.map(({ item }) => item))))
    expect(after.page).toHaveLength(4)
    isAgreed(after)
  })
  test('are all asked about where the page is another one, which waits with what it has instead', () => {
    const first = settle({ ...EMPTY, browser: Array.from({ length: 20 }, (_, at) => mark(`m${at}`)) })
    const others = Array.from({ length: 8 }, (_, at) => mark(`other${at}`))
    const reset = { ...first, page: others }
    const partly = { ...first, page: [...first.page.slice(5), ...others] }
    for (const world of [reset, partly]) {
      const step = plan(world)
      expect(step.question).toMatchObject({ side: 'browser' })
      expect(step.browser.filter(({ kind }) => kind === 'add' || kind === 'remove')).toEqual([])
      const asked = new Set(step.question?.pairs.map(({ item }) => item))
      isAgreed(carryOut(carryOut(world, step), plan(carryOut(world, step), asked)))
    }
    const one = settle({ ...EMPTY, browser: [mark('only')] })
    expect(plan({ ...one, page: others }).question).toBeDefined()
    expect(plan({ ...one, page: [] }).question, 'what somebody deletes by hand').toBeUndefined()
    expect(plan({ ...first, page: [...first.page.slice(1), mark('new')] }).question, 'and one added').toBeUndefined()
  })
  test('come back where their pairs are forgotten', () => {
    const world = { ...many, page: many.page.slice(5) }
    const asked = new Set(plan(world).question?.pairs.map(({ item }) => item))
    const after = settle({ ...world, pairs: world.pairs.filter(({ item }) => !asked.has(item)) })
    expect(outline(after.page)).toEqual(outline(many.browser))
  })
})

/** What users do: to the node of this number, of this side. */
const someEdit = fc.record({
  side: fc.constantFrom('page' as const, 'browser' as const),
  kind: fc.constantFrom(
    'add' as const,
    'addFolder' as const,
    'rename' as const,
    'readdress' as const,
    'move' as const,
    'remove' as const,
  ),
  at: fc.nat({ max: 20 }),
  value: fc.nat({ max: 4 }),
})
type Edit = typeof someEdit extends fc.Arbitrary<infer T> ? T : never

function apply(world: World, { side, kind, at, value }: Edit): World {
  const nodes = world[side]
  const node = nodes[at % Math.max(1, nodes.length)]
  const folders = nodes.filter(({ url }) => url === undefined)
  const [name, url] = [`n${value}`, `https://n${value}.example/`]
  if (kind === 'add') return { ...world, [side]: [...nodes, mark(createId(), { name, url })] }
  if (kind === 'addFolder') {
    const id = createId()
    return { ...world, [side]: [...nodes, folder(id, { name }), mark(createId(), { name, url, parent: id })] }
  }
  if (node === undefined) return world
  if (kind === 'remove') return { ...world, [side]: drop(nodes, node.id) }
  if (kind === 'rename') return { ...world, [side]: edit(nodes, node.id, { name }) }
  if (node.url === undefined) return world
  if (kind === 'readdress') return { ...world, [side]: edit(nodes, node.id, { url }) }
  return { ...world, [side]: edit(nodes, node.id, { parent: folders[value]?.id ?? '' }) }
}

const someEdits = fc.array(someEdit, { maxLength: 12 })

describe('whatever both sides do', () => {
  test('after a step they have the same, and a second step changes nothing', () => {
    fc.assert(
      fc.property(fc.array(someEdits, { minLength: 1, maxLength: 4 }), (rounds) => {
        rounds.reduce((world, edits) => {
          const after = settle(edits.reduce(apply, world))
          expect(outline(after.page)).toEqual(outline(after.browser))
          isAgreed(after)
          return after
        }, EMPTY)
      }),
      { numRuns: 300 },
    )
  })

  test('only what the other side has deleted goes, and only unchanged', () => {
    fc.assert(
      fc.property(someEdits, someEdits, (first, second) => {
        const before = settle(first.reduce(apply, EMPTY))
        const world = second.reduce(apply, before)
        const after = settle(world)
        for (const [side, other] of [
          ['page', 'browser'],
          ['browser', 'page'],
        ] as const) {
          const stays = new Set(after[side].map(({ id }) => id))
          const present = new Set(world[other].map(({ id }) => id))
          for (const node of world[side].filter(({ id }) => !stays.has(id))) {
            const was = before[side].find(({ id }) => id === node.id)
            expect(node.name).toBe(was?.name)
            expect(node.url).toBe(was?.url)
            const pair = before.pairs.find((one) => one[side === 'page' ? 'item' : 'bookmark'] === node.id)
            expect(pair).toBeDefined()
            expect(present.has(pair?.[other === 'page' ? 'item' : 'bookmark'] ?? '')).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a step that was cut short in the browser is completed by the next, and makes nothing twice', () => {
    fc.assert(
      fc.property(someEdits, someEdits, fc.nat({ max: 6 }), fc.boolean(), (first, second, done, isTold) => {
        const before = settle(first.reduce(apply, EMPTY))
        const world = second.reduce(apply, before)
        const all = new Set(world.pairs.map(({ item }) => item))
        const step = plan(world, all)
        const whole = carryOut(world, step)
        const cut = carryOut(world, step, done)
        // at worst the page was left before any of that was written down
        const pairs = isTold ? cut.pairs : pairsAfter(step, new Map())
        const after = settle({ ...cut, pairs })
        expect(outline(after.page)).toEqual(outline(whole.page))
        expect(outline(after.browser)).toEqual(outline(whole.browser))
        isAgreed(after)
      }),
      { numRuns: 200 },
    )
  })
})
