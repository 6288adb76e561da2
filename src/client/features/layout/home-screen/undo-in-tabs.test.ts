import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home, Item } from '../../../../shared/entities/item.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { createHistory } from '../../../core/documents/history.ts'
import { openPersistence } from '../../../core/documents/persistence/persistence.ts'
import { memoryStorage, type Storage } from '../../../core/documents/storage/storage.ts'
import { openChannel } from '../../../core/tabs/channel.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { homeSchema } from '../../data/home/schema/home-schema.ts'
import { someHome } from '../../data/home/testing/random-home.ts'
import { commandFor, someDraw } from './testing.ts'

/** One undo step of a tab: the home before and after it. */
interface Step {
  readonly before: Home
  readonly after: Home
}

/** A tab with its own home, history and persistence; it sees the other tab's changes when it refreshes. */
async function openTab(name: string, storage: Storage) {
  const document = defineDocument<Home>({
    id: 'home',
    section: 'nav_info',
    travels: 'device',
    schema: homeSchema,
    initial: { groups: [], dock: [] },
  })
  const persistence = openPersistence({ storage, channel: openChannel(`silent ${name}`, name), now: () => 0 })
  await persistence.persist([document])
  const history = createHistory()
  history.track([document])
  const past: Step[] = []
  const future: Step[] = []
  return { name, document, persistence, history, past, future }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** A tile or group without its children, and its parent. */
interface Node {
  readonly parent: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly whole: unknown
}

function nodesOf({ groups, dock }: Home): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>()
  const add = (one: Home['groups'][number] | Item, parent: string) => {
    const { children, ...fields } = one
    nodes.set(one.id, { parent, fields, whole: one })
    for (const child of children ?? []) add(child, one.id)
  }
  for (const group of groups) add(group, 'groups')
  for (const item of dock) add(item, 'dock')
  return nodes
}

const hasParent = (nodes: ReadonlyMap<string, Node>, parent: string) =>
  parent === 'dock' || parent === 'groups' || nodes.has(parent)

/** The child ids by parent. */
function listsOf(home: Home): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const [id, { parent }] of nodesOf(home)) lists.set(parent, [...(lists.get(parent) ?? []), id])
  return lists
}

const fieldOf = (node: Node | undefined, key: string) =>
  node !== undefined && Object.hasOwn(node.fields, key) ? { is: node.fields[key] } : undefined

/** An undo or redo from `from` to `to` may change nothing else, and must change whatever still equals `from`. */
function checkStep(prev: Home, next: Home, { from, to }: { readonly from: Home; readonly to: Home }) {
  const [was, is, left, reached] = [nodesOf(prev), nodesOf(next), nodesOf(from), nodesOf(to)]
  for (const id of new Set([...was.keys(), ...is.keys(), ...left.keys(), ...reached.keys()])) {
    const [a, b, x, y] = [was.get(id), is.get(id), left.get(id), reached.get(id)]
    if (a !== undefined && b === undefined)
      expect([id, x !== undefined, y], 'nothing is lost').toEqual([id, true, undefined])
    if (a === undefined && b !== undefined)
      expect([id, x, y !== undefined], 'a deletion by another tab stays').toEqual([id, undefined, true])
    for (const key of new Set([a, b, x, y].flatMap((node) => Object.keys(node?.fields ?? {})))) {
      const [fieldA, fieldB, fieldX, fieldY] = [a, b, x, y].map((node) => fieldOf(node, key))
      if (a === undefined || b === undefined) continue
      if (!sameJson(fieldA, fieldB))
        expect([id, key, fieldA, fieldB], 'only what the step changed').toEqual([id, key, fieldX, fieldY])
      if (
        x !== undefined &&
        y !== undefined &&
        !sameJson(fieldX, fieldY) &&
        sameJson(fieldA, fieldX) &&
        x.parent === y.parent
      )
        expect([id, key, fieldB], 'unchanged since the step: reverted').toEqual([id, key, fieldY])
    }
    if (a !== undefined && b !== undefined && a.parent !== b.parent)
      expect([id, a.parent, b.parent], 'only what the step moved').toEqual([id, x?.parent, y?.parent])
    if (a === undefined || x === undefined || y === undefined || x.parent === y.parent || a.parent !== x.parent)
      continue
    // a folder made or dissolved by the step may have to stay for other tiles in it
    const parentsExist = hasParent(reached, x.parent) && hasParent(left, y.parent)
    if (parentsExist && sameJson(a.whole, x.whole) && hasParent(was, y.parent))
      expect([id, b?.parent], 'not moved since the step: moved back').toEqual([id, y.parent])
  }
  const [oldLists, newLists, leftLists, reachedLists] = [prev, next, from, to].map(listsOf)
  for (const [parent, ids] of newLists ?? []) {
    const order = (list: readonly string[] | undefined, among: readonly string[]) =>
      (list ?? []).filter((id) => among.includes(id))
    const known = ids.filter((id) =>
      [oldLists, leftLists, reachedLists].every((lists) => lists?.get(parent)?.includes(id)),
    )
    const old = order(oldLists?.get(parent), known)
    if (!sameJson(old, order(ids, known)))
      expect([order(ids, known), old], 'only the order that the step changed').toEqual([
        order(reachedLists?.get(parent), known),
        order(leftLists?.get(parent), known),
      ])
  }
}

function expectValid(home: Home) {
  const read = homeSchema.parse(structuredClone(home))
  expect(read.ok && read.repaired).toEqual([])
}

function perform(tab: Tab, action: 'do' | 'undo' | 'redo', draw: Parameters<typeof commandFor>[1], id: string) {
  const prev = tab.document.get()
  const { past, future, history } = tab
  if (action === 'do') {
    tab.document.update(commandFor(prev, draw, id))
    past.push({ before: prev, after: tab.document.get() })
    future.length = 0
    return
  }
  const step = (action === 'undo' ? past : future).pop()
  expect(history[action]()).toBe(step !== undefined)
  if (step === undefined) return
  ;(action === 'undo' ? future : past).push(step)
  const { before, after } = step
  checkStep(prev, tab.document.get(), action === 'undo' ? { from: after, to: before } : { from: before, to: after })
}

const someAction = fc.record({
  tab: fc.constantFrom(0, 1),
  action: fc.constantFrom(
    'do' as const,
    'do' as const,
    'do' as const,
    'undo' as const,
    'undo' as const,
    'redo' as const,
  ),
  draw: someDraw,
  /** Whether both tabs are synchronized afterwards. */
  synced: fc.boolean(),
})

/** Writes the changes of one tab and reads them in the other. */
async function sync(here: Tab, there: Tab) {
  await here.persistence.saved()
  await there.persistence.refresh()
  await there.persistence.saved()
  await here.persistence.refresh()
}

describe('undo beside another tab', () => {
  test('reverts only changes of this tab, and all of them that are still as it left them', async () => {
    await fc.assert(
      fc.asyncProperty(someHome, fc.array(someAction, { maxLength: 80, size: 'max' }), async (initial, actions) => {
        const storage = memoryStorage(
          new Map([['document:home', { version: 0, data: initial, revision: 1, writer: 'first' }]]),
        )
        const tabs = [await openTab('a', storage), await openTab('b', storage)] as const
        for (const [at, { tab, action, draw, synced }] of actions.entries()) {
          const [here, there] = tab === 0 ? tabs : tabs.toReversed()
          if (here === undefined || there === undefined) continue
          perform(here, action, draw, `${here.name}${at}`)
          expectValid(here.document.get())
          if (synced) await sync(here, there)
          expectValid(there.document.get())
        }
        const [a, b] = tabs
        for (let left = 100; left > 0 && a.past.length > 0; left -= 1) {
          perform(a, 'undo', { kind: 0, tile: 0, other: 0, group: 0, at: 0 }, '')
          expectValid(a.document.get())
        }
        await sync(a, b)
        await sync(b, a)
        expect(a.document.get()).toEqual(b.document.get())
      }),
      { numRuns: 60 },
    )
  })
})
