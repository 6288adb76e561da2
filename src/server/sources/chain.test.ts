import { expect, test } from 'vitest'
import type { Fresh } from '../core/upstream/live-data.ts'
import { openChain } from './chain.ts'
import type { QuerySource } from './runner.ts'
import { SourceFailure, type SourceFailureKind } from './source.ts'

const asked: string[] = []
const has =
  (value: string, from: Fresh<string>['from'], age: number): QuerySource<string, string> =>
  async () => {
    asked.push(value)
    return { value, from, age }
  }
const fails =
  (kind: SourceFailureKind): QuerySource<string, string> =>
  () =>
    Promise.reject(new SourceFailure(kind, kind))

test('the first result of now is taken, and nobody is asked after it', async () => {
  asked.length = 0
  const chain = openChain([fails('off'), fails('status'), has('b', 'cache', 20), has('c', 'live', 0)])
  expect(await chain('q')).toEqual({ value: 'b', from: 'cache', age: 20 })
  expect(asked).toEqual(['b'])
})

test('a live result of another replaces a stale one; else the youngest stale one is taken', async () => {
  expect(await openChain([has('a', 'stale', 9), has('b', 'live', 0)])('q')).toMatchObject({ value: 'b' })
  expect(await openChain([has('a', 'stale', 9), has('b', 'stale', 5), fails('status')])('q')).toMatchObject({
    value: 'b',
    from: 'stale',
  })
})

test('without a result the failure is that of the first that is not switched off', async () => {
  await expect(openChain([fails('off'), fails('blocked'), fails('status')])('q')).rejects.toMatchObject({
    kind: 'blocked',
  })
  await expect(openChain([fails('off'), fails('off')])('q')).rejects.toMatchObject({ kind: 'off' })
})
