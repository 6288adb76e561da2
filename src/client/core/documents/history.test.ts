import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineDocument } from './document.ts'
import { createHistory } from './history.ts'
import { strictSchema } from './schemas/schema.ts'

interface Note {
  readonly id: string
  readonly text: string
}
const make = (id: string, undoable = true) =>
  defineDocument<{ readonly list: readonly Note[] }>({
    id,
    section: 'notes',
    travels: 'device',
    undoable,
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.strictObject({ id: v.string(), text: v.string() })) })),
  })
const add =
  (id: string, text = '') =>
  (now: { readonly list: readonly Note[] }) => ({ list: [...now.list, { id, text }] })
const rename = (id: string, text: string) => (now: { readonly list: readonly Note[] }) => ({
  list: now.list.map((note) => (note.id === id ? { ...note, text } : note)),
})
const remove = (id: string) => (now: { readonly list: readonly Note[] }) => ({
  list: now.list.filter((note) => note.id !== id),
})

describe('undo', () => {
  test('reverts the last change, redo repeats it', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    document.update(add('1'))
    document.update(rename('1', 'tea'))
    expect(history.undo()).toBe(true)
    expect(document.get().list).toEqual([{ id: '1', text: '' }])
    expect(history.redo()).toBe(true)
    expect(document.get().list).toEqual([{ id: '1', text: 'tea' }])
    expect(history.redo()).toBe(false)
  })

  test('leaves a document alone that is not undoable, unless a step takes all of them', () => {
    const counter = make('a', false)
    const history = createHistory()
    history.track([counter])
    counter.update(add('1'))
    expect(history.undo()).toBe(false)
    history.transact(() => counter.set({ list: [] }), true)
    counter.update(add('2'))
    expect(history.undo()).toBe(true)
    expect(new Set(counter.get().list.map(({ id }) => id))).toEqual(new Set(['1', '2']))
    expect(history.undo()).toBe(false)
  })

  test('publishes how many steps can be undone and redone', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    expect(history.counts.getState()).toEqual({ undo: 0, redo: 0 })
    document.update(add('1'))
    history.undo()
    expect(history.counts.getState()).toEqual({ undo: 0, redo: 1 })
  })

  test('a new change discards the redo steps', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    document.update(add('1'))
    history.undo()
    document.update(add('2'))
    expect(history.redo()).toBe(false)
  })

  test('reverts a transaction over several documents in one step', () => {
    const [a, b] = [make('a'), make('b')]
    const history = createHistory()
    history.track([a, b])
    history.transact(() => {
      a.update(add('1'))
      a.update(add('2'))
      b.update(add('3'))
    })
    expect(history.counts.getState().undo).toBe(1)
    history.undo()
    expect([a.get().list, b.get().list]).toEqual([[], []])
    history.redo()
    expect([a.get().list.length, b.get().list.length]).toEqual([2, 1])
  })

  test('reverts a long transaction in one step, with transactions nested in it', () => {
    const [a, b] = [make('a'), make('b')]
    const history = createHistory()
    history.track([a, b])
    const end = history.beginTransaction()
    a.update(add('1'))
    history.transact(() => b.update(add('2')))
    a.update(rename('1', 'tea'))
    expect(history.counts.getState().undo).toBe(0)
    end()
    end()
    expect(history.counts.getState().undo).toBe(1)
    b.update(rename('2', 'rice'))
    expect(history.counts.getState().undo).toBe(2)
    history.undo()
    history.undo()
    expect([a.get().list, b.get().list]).toEqual([[], []])
    history.redo()
    expect(a.get().list).toEqual([{ id: '1', text: 'tea' }])
  })

  test('a transaction without any net change is no step', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    const end = history.beginTransaction()
    document.update(add('1'))
    document.update(remove('1'))
    end()
    expect(history.counts.getState().undo).toBe(0)
  })

  test('the drag of a slider is one step', () => {
    let clock = 0
    const document = make('a')
    const history = createHistory(undefined, () => clock)
    history.track([document])
    document.update(add('1', '0'))
    for (let value = 1; value <= 50; value += 1) {
      clock += 20
      document.update(rename('1', String(value)), { merge: 'size' })
    }
    clock += 5000
    document.update(rename('1', 'later'), { merge: 'size' })
    history.undo()
    expect(document.get().list).toEqual([{ id: '1', text: '50' }])
    history.undo()
    expect(document.get().list).toEqual([{ id: '1', text: '0' }])
  })

  test('keeps later changes of another tab', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    document.update(add('1', 'mine'))
    document.update(rename('1', 'theirs'), { origin: 'remote' })
    document.update(add('2', 'theirs too'), { origin: 'remote' })
    history.undo()
    expect(document.get().list).toEqual([
      { id: '1', text: 'theirs' },
      { id: '2', text: 'theirs too' },
    ])
  })

  test('keeps what another tab has changed between two moves of a slider', () => {
    const document = make('a')
    const history = createHistory(undefined, () => 0)
    history.track([document])
    document.update(add('1', '0'))
    document.update(rename('1', '1'), { merge: 'size' })
    document.update(add('2', 'theirs'), { origin: 'remote' })
    document.update(rename('1', '2'), { merge: 'size' })
    history.undo()
    history.undo()
    expect(document.get().list).toEqual([
      { id: '1', text: '0' },
      { id: '2', text: 'theirs' },
    ])
  })

  test('a slider that passes its initial value reverts no other step', () => {
    const document = make('a')
    const history = createHistory(undefined, () => 0)
    history.track([document])
    document.update(add('1', '58'))
    for (const text of ['60', '58', '61']) document.update(rename('1', text), { merge: 'size' })
    history.undo()
    expect(document.get().list).toEqual([{ id: '1', text: '58' }])
    expect(history.undo()).toBe(true)
    expect(document.get().list).toEqual([])
  })

  test('changes do not merge across a clock that is set back', () => {
    let clock = 1e9
    const document = make('a')
    const history = createHistory(undefined, () => clock)
    history.track([document])
    document.update(add('1', '0'), { merge: 'size' })
    clock = 0
    document.update(rename('1', '1'), { merge: 'size' })
    expect(history.counts.getState().undo).toBe(2)
  })

  test('of a transaction keeps the changes of another tab within it', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    history.transact(() => {
      document.update(add('1', 'mine'))
      document.update(add('2', 'theirs'), { origin: 'remote' })
    })
    history.undo()
    expect(document.get().list).toEqual([{ id: '2', text: 'theirs' }])
  })

  test('of a transaction that failed halfway reverts the completed half', () => {
    const document = make('a')
    const history = createHistory()
    history.track([document])
    expect(() =>
      history.transact(() => {
        document.update(add('1'))
        throw new Error('halfway')
      }),
    ).toThrow('halfway')
    history.undo()
    expect(document.get().list).toEqual([])
  })

  test('does not touch a document that is not undoable', () => {
    const counter = make('a', false)
    const history = createHistory()
    history.track([counter])
    counter.update(add('1'))
    expect(history.undo()).toBe(false)
  })

  test('keeps as many steps as the limits allow, and a minimum however large they are', () => {
    const document = make('a')
    const history = createHistory({ steps: 10, size: 500, minimumSteps: 2 })
    history.track([document])
    for (let n = 0; n < 30; n += 1) document.update(add(String(n)))
    expect(history.counts.getState().undo).toBeLessThanOrEqual(10)
    document.update(add('big', 'x'.repeat(1000)))
    expect(history.counts.getState().undo).toBe(2)
    history.undo()
    expect(document.get().list).toHaveLength(30)
  })

  test('of any commands restores the initial value, and redo the final one', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const command = fc.oneof(
      fc.record({ at: fc.constant('add' as const), id, text: fc.string() }),
      fc.record({ at: fc.constant('rename' as const), id, text: fc.string() }),
      fc.record({ at: fc.constant('remove' as const), id, text: fc.string() }),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const document = make('a')
        const history = createHistory()
        history.track([document])
        for (const { at, id, text } of commands) {
          const known = document.get().list.some((note) => note.id === id)
          if (at === 'add' && !known) document.update(add(id, text))
          if (at === 'rename') document.update(rename(id, text))
          if (at === 'remove') document.update(remove(id))
        }
        const end = document.get()
        while (history.undo());
        expect(document.get()).toEqual({ list: [] })
        while (history.redo());
        expect(document.get()).toEqual(end)
      }),
      { numRuns: 300 },
    )
  })
})
