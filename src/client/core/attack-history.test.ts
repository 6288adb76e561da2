import * as v from 'valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homeSchema } from '../features/groups/reading.ts'
import { placeTiles, gridOf } from '../features/groups/model.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { createCall, type CallPorts } from './call.ts'
import { defineDocument } from './document.ts'
import { createHistory } from './history.ts'
import { pageLocks } from './locks.ts'
import { startTicker } from './ticker.ts'
import { memoryStorage } from './storage.ts'
import { fill } from './i18n.ts'
import { canonicalJson, sameJson } from '../../shared/lib/json.ts'

const any = (initial: any) => defineDocument<any>({ id: 'x', section: 'notes', initial, schema: { parse: (i) => ({ ok: true, value: i, repaired: [] }) } })

test('H1 joined steps do not undo another tab', () => {
  const d = any({ size: 1, other: 'a' }); const h = createHistory(undefined, () => 0); h.follow([d])
  d.update((n) => ({ ...n, size: 2 }), { merge: 's' })
  d.update((n) => ({ ...n, other: 'theirs' }), { origin: 'elsewhere' })
  d.update((n) => ({ ...n, size: 3 }), { merge: 's' })
  h.undo()
  expect(d.get()).toEqual({ size: 1, other: 'theirs' })
})
test('H2 a drag back over its start keeps the earlier step', () => {
  const d = any({ size: 58, name: 'a' }); const h = createHistory(undefined, () => 0); h.follow([d])
  d.update((n) => ({ ...n, name: 'b' }))
  for (const size of [60, 58, 61]) d.update((n) => ({ ...n, size }), { merge: 's' })
  h.undo(); expect(d.get()).toEqual({ size: 58, name: 'b' })
  expect(h.undo()).toBe(true); expect(d.get()).toEqual({ size: 58, name: 'a' })
})
test('H2b a drag that begins with no change', () => {
  const d = any({ size: 58, name: 'a' }); const h = createHistory(undefined, () => 0); h.follow([d])
  d.update((n) => ({ ...n, name: 'b' }))
  for (const size of [58, 61]) d.update((n) => ({ ...n, size }), { merge: 's' })
  h.undo(); expect(d.get()).toEqual({ size: 58, name: 'b' })
  expect(h.undo()).toBe(true)
})
test('H2c reach told', () => {
  const d = any({ size: 58 }); const h = createHistory(undefined, () => 0); h.follow([d])
  for (const size of [60, 58]) d.update((n) => ({ ...n, size }), { merge: 's' })
  expect(h.reach.getState().undo).toBe(0)
})
test('H3 nested change in a subscriber is undone wholly', () => {
  const d = any({ a: 0, b: 0 }); const h = createHistory(); h.follow([d])
  d.subscribe((v: any) => { if (v.b < v.a) d.update((n) => ({ ...n, a: n.a - 10, b: n.a })) })
  d.update((n) => ({ ...n, a: 100 }))
  while (h.undo());
  expect(d.get()).toEqual({ a: 0, b: 0 })
})
test('H4 key order after undo', () => {
  const d = any({ a: 1, b: 2 }); const h = createHistory(); h.follow([d])
  d.update(({ a, ...rest }) => rest); h.undo()
  expect(JSON.stringify(d.get())).toBe('{"a":1,"b":2}')
})
test('H5 clock back', () => {
  let clock = 1e9
  const d = any({ size: 1 }); const h = createHistory(undefined, () => clock); h.follow([d])
  d.update((n) => ({ ...n, size: 2 }), { merge: 's' }); clock = 0
  d.update((n) => ({ ...n, size: 3 }), { merge: 's' })
  expect(h.reach.getState().undo).toBe(2)
})
test('H6 move between groups, other tab edits it, undo', () => {
  const item = { id: 'i', name: 'old', type: 'icon', size: '1x1' }
  const g = (id: string, children: any[]) => ({ id, name: id, icon: '', mode: 0, lock: false, children })
  const d = defineDocument<any>({ id: 'home', section: 'nav_info', schema: homeSchema, initial: { groups: [g('1', [item]), g('2', [])], dock: [] } })
  const h = createHistory(); h.follow([d])
  d.update((n) => ({ ...n, groups: [g('1', []), g('2', n.groups[0].children)] }))
  d.update((n) => ({ ...n, groups: [n.groups[0], g('2', [{ ...item, name: 'theirs' }])] }), { origin: 'elsewhere' })
  h.undo()
  const again: any = homeSchema.parse(JSON.parse(JSON.stringify(d.get())))
  expect(again.repaired).toEqual([])
  expect(JSON.stringify(again.value)).toContain('theirs')
})
test('H7 property on arbitrary json, canonical', () => {
  fc.assert(fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 30 }), (values) => {
    const d = any({ start: 1 }); const h = createHistory(); h.follow([d])
    const before = canonicalJson(d.get())
    for (const x of values) d.set({ v: x })
    const end = canonicalJson(d.get())
    while (h.undo());
    expect(canonicalJson(d.get())).toBe(before)
    while (h.redo());
    expect(canonicalJson(d.get())).toBe(end)
  }), { numRuns: 500 })
})
test('H7b property on nested records', () => {
  const rec: any = fc.letrec((tie) => ({ list: fc.uniqueArray(tie('item') as any, { selector: (x: any) => x.id, maxLength: 4 }), item: fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor'), n: fc.integer({ min: 0, max: 2 }), u: fc.option(fc.string({ maxLength: 1 }), { nil: undefined }), children: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('list')) }, { requiredKeys: ['id'] }) })).list
  fc.assert(fc.property(fc.array(rec, { maxLength: 12 }), (values) => {
    const d = any({ list: [] }); const h = createHistory(); h.follow([d])
    const states = [d.get()]
    for (const x of values) { d.set({ list: x }); if (!sameJson(states.at(-1), d.get())) states.push(d.get()) }
    for (let i = states.length - 2; i >= 0; i--) { h.undo(); expect(canonicalJson(d.get())).toBe(canonicalJson(states[i])) }
    for (let i = 1; i < states.length; i++) { h.redo(); expect(canonicalJson(d.get())).toBe(canonicalJson(states[i])) }
  }), { numRuns: 1500 })
})
test('H8 undo after throwing together', () => {
  const d = any({ a: 1 }); const h = createHistory(); h.follow([d])
  expect(() => h.together(() => { d.update((n) => ({ ...n, a: 2 })); throw new Error('x') })).toThrow()
  expect(h.undo()).toBe(true); expect(d.get()).toEqual({ a: 1 })
})
test('H9 together with undo inside / elsewhere inside', () => {
  const d = any({ a: 1, b: 1 }); const h = createHistory(); h.follow([d])
  h.together(() => { d.update((n) => ({ ...n, a: 2 })); d.update((n) => ({ ...n, b: 'theirs' }), { origin: 'elsewhere' }) })
  h.undo(); expect(d.get()).toEqual({ a: 1, b: 'theirs' })
})
test('H10 memory: future and past', () => {
  const d = any({ t: '' }); const h = createHistory({ steps: 1000, size: 5000 }); h.follow([d])
  for (let i = 0; i < 100; i++) d.update(() => ({ t: 'x'.repeat(900) + i }))
  expect(h.reach.getState().undo).toBeLessThan(6)
})
const q = (over: object = {}) => endpoint({ method: 'GET', path: '/api/me', about: '', input: v.object({}), output: v.object({ name: v.string() }), ...over } as any)
const portsOf = (over: Partial<CallPorts>): CallPorts => ({ server: 'http://g', answers: memoryStorage(), token: () => undefined, language: () => 'ja', warn() {}, expired() {}, failed() {}, fetch: async () => new Response(JSON.stringify({ code: 0, msg: '', data: { name: 'x' } })), ...over })
test('C1 one user never gets the answer of another', async () => {
  let token = 'alice'
  const call = createCall(portsOf({ token: () => token, fetch: async (_u, i: any) => new Response(JSON.stringify({ code: 0, msg: '', data: { name: i.headers.authorization } })) }))
  await call(q({ auth: 'user' }), {}); token = 'bob'
  expect(await call(q({ auth: 'user' }), {})).toEqual({ name: 'bob' })
})
test('C2 language that changes while memory is asked', async () => {
  let language = 'ja'
  const ports = portsOf({ language: () => language, fetch: async (_u, i: any) => new Response(JSON.stringify({ code: 0, msg: '', data: { name: i.headers['accept-language'] } })) })
  const call = createCall(ports)
  const p = call(q(), {}); language = 'ko'; await p
  language = 'ja'
  expect(await call(q(), {})).toEqual({ name: 'ja' })
})
test('C2b token that comes while memory is asked', async () => {
  let token: string | undefined
  const call = createCall(portsOf({ token: () => token, fetch: async (_u, i: any) => new Response(JSON.stringify({ code: 0, msg: '', data: { name: i.headers.authorization ?? 'nobody' } })) }))
  const p = call(q(), {}); token = 'alice'; await p
  token = undefined
  expect(await call(q(), {})).toEqual({ name: 'nobody' })
})
test('C3 clock back: an answer is not kept longer than it may', async () => {
  let clock = 1e12; let asked = 0
  const call = createCall(portsOf({ now: () => clock, fetch: async () => { asked++; return new Response(JSON.stringify({ code: 0, msg: '', data: { name: 'x' } })) } }))
  await call(q(), {}); clock = 5e11
  await call(q(), {}); expect(asked).toBe(2)
})
test('C4 an answer does not wait for the memory', async () => {
  const s = memoryStorage()
  const call = createCall(portsOf({ answers: { ...s, write: () => new Promise(() => {}) } }))
  expect(await Promise.race([call(q(), {}), new Promise((r) => setTimeout(() => r('hangs'), 300))])).toEqual({ name: 'x' })
})
test('C5 NaN until is removed', async () => {
  const s = memoryStorage(); await s.write(async (t) => { t.put('poison', { until: Number.NaN, data: 1 }); t.put('poison2', { until: Infinity, data: 1 }) })
  await createCall(portsOf({ answers: s }))(q(), {})
  expect(await s.read(['poison', 'poison2'])).toEqual([undefined, undefined])
})
test('T1 lease from the future', () => {
  let held: any = { owner: 'dead', until: Date.now() + 1e10 }
  const l = pageLocks({ read: () => held, write: (_n, h) => { held = h }, clear: () => { held = undefined } })
  let leads = 0; const stop = l.elect('t', () => { leads++; return () => {} }); stop()
  expect(leads).toBe(1)
})
test('T2 one throwing listener does not silence the others', async () => {
  const { vi } = await import('vitest'); vi.useFakeTimers()
  const t = startTicker(pageLocks({ read: () => undefined, write() {}, clear() {} }), new EventTarget())
  let heard = 0
  t.subscribe(() => { throw new Error('x') }); t.subscribe(() => void heard++)
  try { vi.advanceTimersByTime(20_000) } catch {}
  t.stop(); vi.useRealTimers()
  expect(heard).toBe(1)
})
test('M1 placing thousands of big tiles', () => {
  const t = performance.now(); placeTiles(Array.from({ length: 1000 }, () => '2x4'), 15)
  const a = performance.now() - t; const t2 = performance.now(); placeTiles(Array.from({ length: 300 }, () => '6x6'), 11); console.log('1000 2x4', a, '300 6x6', performance.now() - t2)
})
test('M2 grid always whole', () => {
  for (const width of [0, 1, 100, 5000]) for (const mobile of [true, false]) for (const scale of [0.9, 1.5]) {
    const g = gridOf({ iconSize: 40, iconGapX: 0, iconGapY: 0, gridMaxWidthUnit: 'px', gridMaxWidthPx: 900, gridMaxWidthPer: 40 }, { width, mobile, scale })
    expect(Number.isInteger(g.columns)).toBe(true)
    if (g.gapX < 0) console.log('negative gap', width, mobile, g)
  }
})
test('I1 placeholder constructor', () => { expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}') })
test('J1 sameJson agrees with canonicalJson on -0', () => { expect(sameJson({ x: 0 }, { x: -0 })).toBe(canonicalJson({ x: 0 }) === canonicalJson({ x: -0 })) })
