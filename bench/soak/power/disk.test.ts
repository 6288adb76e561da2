import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import { createDisk } from './disk.ts'
import type { Act } from './trace.ts'

const write = (path: string, offset: number, text: string): Act => ({
  ...{ kind: 'write', path, offset },
  bytes: Buffer.from(text),
})
const create = (path: string): Act => ({ kind: 'create', path })
/** Syncs all that was done before. */
const sync = (path: string, before = Infinity): Act => ({ kind: 'sync', path, before })

/** What a power cut may leave after acts, each form once: the files with their texts, as JSON. */
function formsAfter(acts: readonly Act[]): ReadonlySet<string> {
  const disk = createDisk()
  for (const [at, act] of acts.entries()) disk.apply(act, at)
  const random = seededRandom('cuts')
  const forms = Array.from({ length: 300 }, () =>
    JSON.stringify(
      Object.fromEntries([...disk.cut(random)].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])),
    ),
  )
  return new Set(forms)
}
const MADE = [create('a'), sync('.')]

test('what is synced is there after every cut, what is not may be there or not', () => {
  expect(formsAfter([...MADE, write('a', 0, 'one'), sync('a')])).toEqual(new Set(['{"a":"one"}']))
  expect(formsAfter([...MADE, write('a', 0, 'one'), sync('a'), write('a', 3, 'two')])).toEqual(
    new Set(['{"a":"one"}', '{"a":"onetwo"}']),
  )
})

test('a sync reaches what was written as it began', () => {
  expect(formsAfter([...MADE, write('a', 0, 'one'), write('a', 3, 'two'), sync('a', 3)])).toEqual(
    new Set(['{"a":"one"}', '{"a":"onetwo"}']),
  )
})

test('of writes that were not synced any may be there, sector by sector, with zeros between', () => {
  const [old, later] = ['1'.repeat(1024), '2'.repeat(1024)]
  const forms = formsAfter([...MADE, write('a', 0, old), sync('a'), write('a', 0, later)])
  for (const [first, second] of ['11', '12', '21', '22'].map((two) => [...two]))
    expect(forms).toContain(JSON.stringify({ a: `${first?.repeat(512)}${second?.repeat(512)}` }))
  expect(forms).toHaveLength(4)
  const grown = formsAfter([...MADE, write('a', 0, '1'.repeat(512)), write('a', 512, '2')])
  expect(grown).toContain(JSON.stringify({ a: `${'\0'.repeat(512)}2` }))
  expect(grown).toContain(JSON.stringify({ a: '1'.repeat(512) }))
})

test('a file that was cut short has zeros where it grows again', () => {
  const acts = [
    write('a', 0, 'abcdef'),
    { kind: 'truncate', path: 'a', size: 2 } as const,
    write('a', 4, 'x'),
    sync('a'),
  ]
  expect(formsAfter([...MADE, ...acts])).toEqual(new Set([JSON.stringify({ a: 'ab\0\0x' })]))
})

test('a name is there for sure once its folder is synced, and names change in order', () => {
  const whole = [create('.half'), write('.half', 0, 'x'), sync('.half')]
  const renamed: readonly Act[] = [...whole, { kind: 'rename', path: '.half', to: 'whole' }]
  expect(formsAfter(renamed)).toEqual(new Set(['{}', '{".half":"x"}', '{"whole":"x"}']))
  expect(formsAfter([...renamed, sync('.')])).toEqual(new Set(['{"whole":"x"}']))
  const removed: readonly Act[] = [...renamed, sync('.'), { kind: 'unlink', path: 'whole' }, create('next')]
  expect(formsAfter(removed)).toEqual(new Set(['{"whole":"x"}', '{}', '{"next":""}']))
})

test('a file of a folder that is not there is not there either', () => {
  const acts: readonly Act[] = [
    { kind: 'mkdir', path: 'up' },
    create('up/a'),
    write('up/a', 0, 'x'),
    sync('up/a'),
    sync('up'),
  ]
  expect(formsAfter(acts)).toEqual(new Set(['{}', '{"up/a":"x"}']))
  expect(formsAfter([...acts, sync('.')])).toEqual(new Set(['{"up/a":"x"}']))
})

test('a removed file that is written on is of no name, and making one that is there changes nothing', () => {
  const acts: readonly Act[] = [...MADE, write('a', 0, 'x'), sync('a'), create('a'), sync('gone'), sync('.')]
  expect(formsAfter(acts)).toEqual(new Set(['{"a":"x"}']))
})
