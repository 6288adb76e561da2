import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../shared/entities/item.ts'
import { type Document, defineDocument } from '../../../core/documents/document.ts'
import { createHistory, type History } from '../../../core/documents/history.ts'
import { moveToGroup, renameTile } from '../../data/home/operations.ts'
import { homeSchema } from '../../data/home/schema/home-schema.ts'
import { someHome } from '../../data/home/testing/random-home.ts'
import { commandFor, someDraw } from './testing.ts'

const createHome = (initial: Home) =>
  defineDocument<Home>({ id: 'home', section: 'nav_info', travels: 'device', schema: homeSchema, initial })

const historyOf = (document: Document<Home>): History => {
  const history = createHistory()
  history.track([document])
  return history
}

/** The used heap after garbage collection, in bytes. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}

describe('undo', () => {
  test('of 200 commands restores the initial bytes exactly, and redo the final ones', () => {
    fc.assert(
      fc.property(someHome, fc.array(someDraw, { minLength: 200, maxLength: 200 }), (initial, draws) => {
        const document = createHome(initial)
        const history = historyOf(document)
        const bytes = () => JSON.stringify(document.get())
        const states = [bytes()]
        draws.forEach((draw, at) => {
          document.update(commandFor(document.get(), draw, `n${at}`))
          states.push(bytes())
        })
        expect(history.counts.getState()).toEqual({ undo: 200, redo: 0 })
        for (let at = 199; at >= 0; at -= 1) {
          expect(history.undo()).toBe(true)
          expect(bytes()).toBe(states[at])
        }
        expect(history.undo()).toBe(false)
        for (let at = 1; at <= 200; at += 1) {
          expect(history.redo()).toBe(true)
          expect(bytes()).toBe(states[at])
        }
        expect(history.redo()).toBe(false)
      }),
      { numRuns: 30 },
    )
  })

  const many = (count: number): Home => {
    const tile = (_: unknown, at: number) => ({ id: `t${at}`, name: `${at}`, type: 'icon', size: '1x1' }) as const
    const group = { name: '', icon: 'home', mode: 0, lock: false } as const
    const children = Array.from({ length: count }, tile)
    return {
      groups: [
        { id: 'g', ...group, children },
        { id: 'h', ...group, children: [] },
      ],
      dock: [],
    }
  }

  test('stores differences, not homes: 300 changes among 3000 tiles do not retain 300 lists', () => {
    const document = createHome(many(3000))
    const history = historyOf(document)
    const before = usedHeap()
    for (let at = 0; at < 320; at += 1) document.update((now) => renameTile(now, `t${at}`, 'x'))
    expect(history.counts.getState().undo).toBe(300)
    const bytesOfOneList = 8 * 3000
    expect(usedHeap() - before).toBeLessThan(100 * bytesOfOneList)
  })

  test('keeps at least 100 steps of any size, but not without limit', () => {
    const document = createHome(many(3000))
    const history = historyOf(document)
    for (let at = 0; at < 180; at += 1) document.update((now) => moveToGroup(now, `t${at}`, 'h'))
    expect(history.counts.getState().undo).toBeGreaterThanOrEqual(100)
    expect(history.counts.getState().undo).toBeLessThan(180)
  })
})
