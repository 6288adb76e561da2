import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { home } from '../features/groups/document.ts'
import { homeSchema } from '../features/groups/reading.ts'
import { type Channel, openChannel } from './channel.ts'
import { type AnyDocument, defineDocument } from './document.ts'
import { openKeeper } from './keeper.ts'
import { pageLocks } from './locks.ts'
import { whole } from './schema.ts'
import { memoryStorage, openStorage, type Storage } from './storage.ts'
import { troubles } from './trouble.ts'
import { field } from './field.ts'
import { defineSettings } from './settings.ts'

type L = { readonly list: readonly string[] }
const notes = () => defineDocument<L>({ id: 'notes', section: 'notes', initial: { list: [] }, schema: whole(v.strictObject({ list: v.array(v.string()) })) })
const add = (text: string) => (now: L) => ({ list: [...now.list, text] })
let database = 0
const open = () => openStorage(`test-${database}`)
const noLease = { read: () => undefined, write: () => {}, clear: () => {} }
const ports = (storage: Storage, channel: Channel = openChannel(`test-${database}`), now = () => 1000) => ({ storage, channel, locks: pageLocks(noLease), now })
async function keepD(documents: readonly AnyDocument[], given: any) { const k = openKeeper(given); await k.keep(documents); return k }
const deaf = () => openChannel(`deaf-${Math.random()}`)
const dump = async (s: Storage) => s.write(async (t) => { const o: any = {}; for (const k of await t.keys()) o[k] = await t.get(k); return o })
beforeEach(() => { globalThis.indexedDB = new IDBFactory(); database += 1; troubles.setState([], true) })

test('A1 a change that throws on reapply does not block later changes', async () => {
  const s = await open()
  const [a, b] = [notes(), notes()]
  const ka = await keepD([a], ports(s, deaf())); const kb = await keepD([b], ports(s, deaf()))
  a.update(add('x')); await ka.saved(); await kb.refresh()
  b.update(() => ({ list: [] })); await kb.saved()
  a.update((now) => { const [first, ...rest] = now.list; if (first === undefined) throw new Error('no first'); return { list: [first.toUpperCase(), ...rest] } })
  await ka.saved()
  a.update(add('later')); await ka.saved()
  expect((await s.read(['document:notes']))).toMatchObject([{ data: { list: ['later'] } }])
})
test('A2 no double application', async () => {
  const s = await open()
  const [a, b] = [notes(), notes()]
  let slow: (() => void) | undefined
  const ka = await keepD([a], ports({ ...s, write: (work) => s.write(async (t) => work({ ...t, get: async (k) => { const r = await t.get(k); slow?.(); slow = undefined; return r } })) }, deaf()))
  const kb = await keepD([b], ports(s, deaf()))
  slow = () => a.update(add('c2'))
  a.update(add('c1'))
  const p = ka.saved()
  b.update(add('b'))
  const q = kb.saved()
  await p; await q; await ka.saved(); await kb.saved()
  const [r]: any = await s.read(['document:notes'])
  expect([...r.data.list].sort()).toEqual(['b', 'c1', 'c2'])
})
test('A2b no double application, natural timing', async () => {
  const s = await open(); const s2 = await open()
  const [a, b] = [notes(), notes()]
  const ka = await keepD([a], ports(s, deaf())); const kb = await keepD([b], ports(s2, deaf()))
  const want: string[] = []
  for (let i = 0; i < 300; i++) {
    a.update(add(`a${i}`)); b.update(add(`b${i}`)); want.push(`a${i}`, `b${i}`)
    await new Promise((r) => setImmediate(r))
  }
  await ka.saved(); await kb.saved(); await ka.saved()
  const [r]: any = await s.read(['document:notes'])
  expect([...r.data.list].sort()).toEqual(want.sort())
})
test('A3 two tabs opening on unreadable bytes at once keep them', async () => {
  const s = await open(); const broken = { version: 0, data: 'RUBBISH', revision: 4, writer: 'x' }
  await s.write(async (t) => t.put('document:notes', broken))
  await Promise.all([keepD([notes()], ports(s, deaf())), keepD([notes()], ports(await open(), deaf()))])
  expect(JSON.stringify(await dump(s))).toContain('RUBBISH')
})
test('A4 setAside does not overwrite a newer program / another tab that wrote meanwhile', async () => {
  const s = await open(); const broken = { version: 0, data: 'RUBBISH', revision: 4, writer: 'x' }
  await s.write(async (t) => t.put('document:notes', broken))
  const future = { version: 7, data: 'future', revision: 5, writer: 'y' }
  const racing: Storage = { ...s, read: async (k) => { const r = await s.read(k); await s.write(async (t) => t.put('document:notes', future)); return r } }
  const d = notes(); const k = await keepD([d], ports(racing, deaf()))
  d.update(add('z')); await k.saved()
  expect((await s.read(['document:notes']))[0]).toEqual(future)
})
test('A5 unreadable bytes whose setting aside failed are not overwritten', async () => {
  const s = await open(); const broken = { version: 0, data: 'RUBBISH', revision: 4, writer: 'x' }
  await s.write(async (t) => t.put('document:notes', broken))
  let full = true
  const narrow: Storage = { ...s, write: (w) => full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : s.write(w) }
  const d = notes(); const k = await keepD([d], ports(narrow, deaf())); full = false
  d.update(add('z')); await k.saved()
  expect(JSON.stringify(await dump(s))).toContain('RUBBISH')
})
test('A6 unreadable bytes that another tab wrote are set aside before overwriting', async () => {
  const s = await open(); const d = notes(); const k = await keepD([d], ports(s, deaf()))
  d.update(add('z')); await k.saved()
  await s.write(async (t) => t.put('document:notes', { version: 0, data: 'RUBBISH', revision: 40, writer: 'x' }))
  d.update(add('y')); await k.saved()
  expect(JSON.stringify(await dump(s))).toContain('RUBBISH')
})
test('A7 repaired parts met while writing are set aside (home; a field of a newer build)', async () => {
  const s = await open()
  const h = defineDocument<any>({ id: 'home', section: 'nav_info', schema: homeSchema, initial: { groups: [], dock: [] } })
  const k = await keepD([h], ports(s, deaf()))
  const item = { id: 'i', name: 'PRECIOUS', type: 'icon', size: '1x1' }
  h.update((n: any) => ({ ...n, dock: [item] })); await k.saved()
  await s.write(async (t) => t.put('document:home', { version: 0, data: { groups: [], dock: [{ ...item, lan: 'http://nas' }] }, revision: 9, writer: 'newer' }))
  h.update((n: any) => ({ ...n, dock: [...n.dock, { ...item, id: 'j', name: 'j' }] })); await k.saved()
  expect(JSON.stringify(await dump(s))).toContain('http://nas')
})
test('A8 any revision boots', async () => {
  const s = await open()
  await s.write(async (t) => t.put('document:notes', { version: 0, data: { list: ['a'] }, revision: { toString: 0, valueOf: 0 }, writer: 'x' }))
  const d = notes(); await keepD([d], ports(s, deaf()))
  expect(Array.isArray(d.get().list)).toBe(true)
})
test('A8b same revision of another writer is seen', async () => {
  const s = await open(); const a = notes(); const ka = await keepD([a], ports(s, deaf()))
  a.update(add('a')); await ka.saved()
  await s.write(async (t) => t.remove('document:notes')) // "everything on this device" / cleared site data
  const c = notes(); const kc = await keepD([c], ports(s, deaf()))
  c.update(add('c')); await kc.saved()
  a.update(add('a2')); await ka.saved()
  const [r]: any = await s.read(['document:notes'])
  expect(r.data.list).toContain('c')
})
test('A8c huge revision', async () => {
  const s = await open()
  await s.write(async (t) => t.put('document:notes', { version: 0, data: { list: ['a'] }, revision: Number.MAX_SAFE_INTEGER, writer: 'x' }))
  const [a, b] = [notes(), notes()]
  const ka = await keepD([a], ports(s, deaf())); const kb = await keepD([b], ports(s, deaf()))
  a.update(add('b')); await ka.saved(); await kb.refresh()
  expect(b.get().list).toEqual(['a', 'b'])
})
test('A9 throwing subscriber does not lose the change', async () => {
  const s = await open(); const d = notes(); const k = await keepD([d], ports(s, deaf()))
  d.subscribe(() => { throw new Error('view') })
  try { d.update(add('z')) } catch {}
  await k.saved()
  expect((await s.read(['document:notes']))[0]).toMatchObject({ data: { list: ['z'] } })
})
test('A10 nested change keeps order across merge', async () => {
  const s = await open(); const [a, b] = [notes(), notes()]
  const ka = await keepD([a], ports(s, deaf())); const kb = await keepD([b], ports(s, deaf()))
  b.update(add('b')); await kb.saved()
  const stop = a.subscribe((v) => { if (v.list.at(-1) === 'one') a.update(add('two')) })
  a.update(add('one')); await ka.saved(); stop()
  const [r]: any = await s.read(['document:notes'])
  expect(r.data.list).toEqual(['b', 'one', 'two'])
})
test('A11 one unreadable key in the database does not make all documents look new', async () => {
  const s = await open()
  await s.write(async (t) => { t.put('document:notes', { version: 0, data: { list: ['a'] }, revision: 1, writer: 'x' }); t.put('document:bad', { version: 0, data: { list: ['a'] }, revision: 1, writer: 'x' }) })
  const faulty: Storage = { ...s, read: (k) => k.includes('document:bad') ? Promise.reject(new DOMException('Failed to read large IndexedDB value', 'DataError')) : s.read(k) }
  const d = notes(); const bad = defineDocument<L>({ id: 'bad', section: 'notes', initial: { list: [] }, schema: whole(v.strictObject({ list: v.array(v.string()) })) })
  const k = await keepD([d, bad], ports(faulty, deaf()))
  expect(k.had(d)).toBe(true)
})
test('A12 elsewhere changes (another device) are stored', async () => {
  const s = await open(); const d = notes(); const k = await keepD([d], ports(s, deaf()))
  d.update(add('from sync'), { origin: 'elsewhere' }); await k.saved()
  expect((await s.read(['document:notes']))[0]).toMatchObject({ data: { list: ['from sync'] } })
})
test('A13 an item with a key of Object.prototype is reported', () => {
  const item = JSON.parse('{"id":"i","name":"n","type":"icon","size":"1x1","constructor":"x"}')
  const r: any = homeSchema.parse({ groups: [], dock: [item] })
  expect(r.repaired.length > 0 || 'constructor' in r.value.dock[0] && Object.hasOwn(r.value.dock[0], 'constructor')).toBe(true)
})
test('A13b proto', () => {
  const item = JSON.parse('{"id":"i","name":"n","type":"icon","size":"1x1","__proto__":{"url":"javascript:1"}}')
  const r: any = homeSchema.parse({ groups: [], dock: [item] })
  console.log(JSON.stringify(r), r.value.dock[0]?.url)
})
test('A14 hanging open', async () => {
  globalThis.indexedDB = { open: () => ({}) } as any
  const r = await Promise.race([open(), new Promise((r) => setTimeout(() => r('hangs'), 4000))])
  expect(r).not.toBe('hangs')
})
test('A15 change between keep read and set kept (message missed)', async () => {
  const s = await open(); const ch = `c-${database}`
  const a = notes(); const ka = await keepD([a], ports(s, openChannel(ch)))
  const racing: Storage = { ...s, read: async (k) => { const r = await s.read(k); a.update(add('meanwhile')); await ka.saved(); await new Promise((x) => setTimeout(x, 30)); return r } }
  const b = notes(); const kb = await keepD([b], ports(racing, openChannel(ch)))
  await new Promise((x) => setTimeout(x, 50))
  expect(b.get().list).toEqual(['meanwhile'])
})
test('A16 a failed write is tried again by itself', async () => {
  const s = await open(); let full = true
  const narrow: Storage = { ...s, write: (w) => full ? Promise.reject(new DOMException('', 'AbortError')) : s.write(w) }
  const d = notes(); const k = await keepD([d], ports(narrow, deaf()))
  d.update(add('z')); await k.saved(); full = false
  await new Promise((x) => setTimeout(x, 3000)); await k.saved()
  expect((await s.read(['document:notes']))[0]).toMatchObject({ data: { list: ['z'] } })
})
test('A17 a change made before keep has loaded survives', async () => {
  const s = await open()
  const d = notes(); const k = openKeeper(ports(s, deaf()) as any)
  const p = k.keep([d]); d.update(add('early')); await p; await k.saved()
  expect((await s.read(['document:notes']))[0]).toMatchObject({ data: { list: ['early'] } })
})
test('A17b ... with something stored', async () => {
  const s = await open(); await s.write(async (t) => { t.put('document:notes', { version: 0, data: { list: ['a'] }, revision: 1, writer: 'x' }) })
  const d = notes(); const k = openKeeper(ports(s, deaf()) as any)
  const p = k.keep([d]); d.update(add('early')); await p; await k.saved()
  expect(d.get().list).toContain('early')
})
test('A18 cyc/hostile data in settings', async () => {
  const s = await open(); const cyc: any = { a: [] }; cyc.a.push(cyc); cyc.iconSize = cyc
  await s.write(async (t) => { t.put('document:probe', { version: 0, data: cyc, revision: 1, writer: 'x' }) })
  const d = defineSettings('probe', { iconSize: field.slider(58, { min: 40, max: 120 }), list: field.value<any>([], (x) => Array.isArray(x) ? x : undefined), a: field.text('', { max: 3 }) })
  await keepD([d], ports(s, deaf())); expect(d.get().iconSize).toBe(58)
})
