import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home, Item } from '../../../../shared/entities/item.ts'
import { sameJson } from '../../../../shared/lib/data/json.ts'
import { openChannel } from '../../../core/channel.ts'
import { defineDocument } from '../../../core/document.ts'
import { createHistory } from '../../../core/history.ts'
import { openPersistence } from '../../../core/persistence.ts'
import { memoryStorage, type Storage } from '../../../core/storage.ts'
import { homeSchema } from '../../home/home-schema.ts'
import { someHome } from '../../home/testing/random-home.ts'
import { commandFor, someDraw } from './testing.ts'

/** One step of a tab, as the home was before and behind it. */
interface Step {
  readonly before: Home
  readonly after: Home
}

/** A tab with a home, a history and a keeper of its own; it hears of the other when it looks. */
async function openTab(name: string, storage: Storage) {
  const document = defineDocument<Home>({
    id: 'home',
    section: 'nav_info',
    schema: homeSchema,
    initial: { groups: [], dock: [] },
  })
  const keeper = openPersistence({ storage, channel: openChannel(`deaf ${name}`, name), now: () => 0 })
  await keeper.persist([document])
  const history = createHistory()
  history.track([document])
  const past: Step[] = []
  const future: Step[] = []
  return { name, document, keeper, history, past, future }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** A tile or a group by itself, and where it lies. */
interface Place {
  readonly parent: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly whole: unknown
}

function placesOf({ groups, dock }: Home): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const add = (one: Home['groups'][number] | Item, parent: string) => {
    const { children, ...fields } = one
    places.set(one.id, { parent, fields, whole: one })
    for (const child of children ?? []) add(child, one.id)
  }
  for (const group of groups) add(group, 'groups')
  for (const item of dock) add(item, 'dock')
  return places
}

const hasPlace = (places: ReadonlyMap<string, Place>, parent: string) =>
  parent === 'dock' || parent === 'groups' || places.has(parent)

/** The lists of a home by whose they are. */
function listsOf(home: Home): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const [id, { parent }] of placesOf(home)) lists.set(parent, [...(lists.get(parent) ?? []), id])
  return lists
}

const fieldOf = (place: Place | undefined, key: string) =>
  place !== undefined && Object.hasOwn(place.fields, key) ? { is: place.fields[key] } : undefined

/** What travels from `from` to `to`: nothing else may change, and what is still as it was at `from` must. */
function checkTravel(prev: Home, next: Home, { from, to }: { readonly from: Home; readonly to: Home }) {
  const [was, is, left, reached] = [placesOf(prev), placesOf(next), placesOf(from), placesOf(to)]
  for (const id of new Set([...was.keys(), ...is.keys(), ...left.keys(), ...reached.keys()])) {
    const [a, b, x, y] = [was.get(id), is.get(id), left.get(id), reached.get(id)]
    if (a !== undefined && b === undefined)
      expect([id, x !== undefined, y], 'nothing is lost').toEqual([id, true, undefined])
    if (a === undefined && b !== undefined)
      expect([id, x, y !== undefined], 'what another tab has deleted stays so').toEqual([id, undefined, true])
    for (const key of new Set([a, b, x, y].flatMap((place) => Object.keys(place?.fields ?? {})))) {
      const [fieldA, fieldB, fieldX, fieldY] = [a, b, x, y].map((place) => fieldOf(place, key))
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
        expect([id, key, fieldB], 'what is as the step left it').toEqual([id, key, fieldY])
    }
    if (a !== undefined && b !== undefined && a.parent !== b.parent)
      expect([id, a.parent, b.parent], 'only what the step moved').toEqual([id, x?.parent, y?.parent])
    if (a === undefined || x === undefined || y === undefined || x.parent === y.parent || a.parent !== x.parent)
      continue
    // a folder that the step has made or dissolved may have to stay for the sake of others in it
    const stay = hasPlace(reached, x.parent) && hasPlace(left, y.parent)
    if (stay && sameJson(a.whole, x.whole) && hasPlace(was, y.parent))
      expect([id, b?.parent], 'what lies where the step put it').toEqual([id, y.parent])
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

function isSound(home: Home) {
  const read = homeSchema.parse(structuredClone(home))
  expect(read.ok && read.repaired).toEqual([])
}

function act(tab: Tab, what: 'do' | 'undo' | 'redo', draw: Parameters<typeof commandFor>[1], id: string) {
  const prev = tab.document.get()
  const { past, future, history } = tab
  if (what === 'do') {
    tab.document.update(commandFor(prev, draw, id))
    past.push({ before: prev, after: tab.document.get() })
    future.length = 0
    return
  }
  const step = (what === 'undo' ? past : future).pop()
  expect(history[what]()).toBe(step !== undefined)
  if (step === undefined) return
  ;(what === 'undo' ? future : past).push(step)
  const { before, after } = step
  checkTravel(prev, tab.document.get(), what === 'undo' ? { from: after, to: before } : { from: before, to: after })
}

const someAct = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.constantFrom('do' as const, 'do' as const, 'do' as const, 'undo' as const, 'undo' as const, 'redo' as const),
  draw: someDraw,
  /** Whether this tab has written and the other has looked, before anything else happens. */
  told: fc.boolean(),
})

/** All that has happened here is known there. */
async function tell(here: Tab, there: Tab) {
  await here.keeper.saved()
  await there.keeper.refresh()
  await there.keeper.saved()
  await here.keeper.refresh()
}

describe('undo beside another tab', () => {
  test('takes back nothing but what this tab did, and all of that which is still as it left it', async () => {
    await fc.assert(
      fc.asyncProperty(someHome, fc.array(someAct, { maxLength: 80, size: 'max' }), async (beginning, acts) => {
        const storage = memoryStorage(
          new Map([['document:home', { version: 0, data: beginning, revision: 1, writer: 'first' }]]),
        )
        const tabs = [await openTab('a', storage), await openTab('b', storage)] as const
        for (const [at, { tab, what, draw, told }] of acts.entries()) {
          const [here, there] = tab === 0 ? tabs : tabs.toReversed()
          if (here === undefined || there === undefined) continue
          act(here, what, draw, `${here.name}${at}`)
          isSound(here.document.get())
          if (told) await tell(here, there)
          isSound(there.document.get())
        }
        const [a, b] = tabs
        for (let left = 100; left > 0 && a.past.length > 0; left -= 1) {
          act(a, 'undo', { kind: 0, tile: 0, other: 0, group: 0, at: 0 }, '')
          isSound(a.document.get())
        }
        await tell(a, b)
        await tell(b, a)
        expect(a.document.get()).toEqual(b.document.get())
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
