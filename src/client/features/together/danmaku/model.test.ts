import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, begin, type Flow, hasEnded, laneCount, laneHeight, type Run, shownSize, stillRun } from './model.ts'
import { danmakuSettings } from './settings.ts'

const stage = { width: 280, height: 88 }
const earlier = Array.from({ length: 12 }, (_, index) => `before ${index}`)
const programme = { earlier, fresh: ['one', 'two', 'three'] }
const WIDTH = 60

function sceneOf(changes: Partial<Flow> = {}, random = () => 0) {
  const flow = { ...danmakuSettings.initial, ...changes }
  const ids = [...earlier, ...programme.fresh]
  return {
    flow,
    stage,
    lanes: laneCount(stage, laneHeight([flow.fontSize]), flow.top),
    widths: new Map(ids.map((id) => [id, WIDTH])),
    programme,
    random,
  }
}

/** The states of a run, one per frame of 20 ms. */
function play(scene: ReturnType<typeof sceneOf>, frames: number): readonly Run[] {
  const runs = [begin(programme, scene.flow)]
  for (let frame = 0; frame < frames; frame += 1) runs.push(advance(runs.at(-1) as Run, 20, scene))
  return runs
}
const appeared = (runs: readonly Run[]) => {
  const seen = new Map(runs.flatMap(({ lines }) => lines.map(({ key, id }) => [key, id] as const)))
  return [...seen.values()]
}

describe('the settings of danmaku', () => {
  test('fontSize and top decide how many lanes fit', () => {
    expect(laneHeight([20])).toBe(32)
    expect(laneHeight([20, 50])).toBe(80)
    expect(laneCount({ width: 1, height: 88 }, 32, 20)).toBe(2)
    expect(laneCount({ width: 1, height: 88 }, 32, 1)).toBe(2)
    expect(laneCount({ width: 1, height: 88 }, 19, 1)).toBe(4)
    expect(laneCount({ width: 1, height: 88 }, 80, 100)).toBe(1)
  })

  test('speeds are px per second', () => {
    const [, first, , , , , later] = play(sceneOf({ speeds: 100 }), 6)
    expect(first?.lines[0]?.x).toBe(280)
    expect(later?.lines[0]?.x).toBe(270)
  })

  test('isRefTen begins with the last ten messages', () => {
    expect(begin(programme, sceneOf({ isRefTen: true }).flow).queue).toEqual([...earlier.slice(2), ...programme.fresh])
    expect(begin(programme, sceneOf({ isRefTen: false }).flow).queue).toEqual(programme.fresh)
  })

  test('loop begins anew after the last message; without it the run ends', () => {
    const once = play(sceneOf({ loop: false }), 500)
    expect(appeared(once)).toEqual(['one', 'two', 'three'])
    expect(hasEnded(once.at(-1) as Run)).toBe(true)
    const again = play(sceneOf({ loop: true }), 500)
    expect(appeared(again).slice(0, 5)).toEqual(['one', 'two', 'three', 'one', 'two'])
    expect(hasEnded(again.at(-1) as Run)).toBe(false)
  })

  test('randomChannel takes any free lane, else the uppermost', () => {
    const lanesOf = (runs: readonly Run[]) => runs.at(2)?.lines.map(({ lane }) => lane)
    const most = () => 0.99
    expect(lanesOf(play(sceneOf({ randomChannel: true, debounce: 0 }, most), 2))).toEqual([1, 0])
    expect(lanesOf(play(sceneOf({ randomChannel: false, debounce: 0 }, most), 2))).toEqual([0, 1])
  })

  test('debounce is the least time between two messages', () => {
    const second = (debounce: number) => play(sceneOf({ debounce }), 60).findIndex(({ lines }) => lines.length === 2)
    expect(second(0)).toBe(2)
    expect(second(100)).toBe(6)
    expect(second(1000)).toBe(51)
  })

  test('right is the least gap between two messages of a lane', () => {
    const anySettings = fc.record({
      right: fc.integer({ min: 1, max: 100 }),
      top: fc.integer({ min: 1, max: 100 }),
      speeds: fc.integer({ min: 10, max: 1000 }),
      debounce: fc.integer({ min: 0, max: 1000 }),
      fontSize: fc.integer({ min: 12, max: 50 }),
      isRefTen: fc.boolean(),
      loop: fc.boolean(),
      randomChannel: fc.boolean(),
    })
    fc.assert(
      fc.property(anySettings, fc.infiniteStream(fc.double({ min: 0, max: 0.99, noNaN: true })), (flow, numbers) => {
        const scene = sceneOf(flow, () => numbers.next().value as number)
        for (const { lines } of play(scene, 200)) {
          for (const lane of Map.groupBy(lines, (line) => line.lane).values()) {
            const ends = lane.map(({ x }) => x).toSorted((one, other) => one - other)
            for (const [index, x] of ends.slice(1).entries())
              expect(x - (ends[index] ?? 0)).toBeGreaterThanOrEqual(WIDTH + flow.right - 1e-6)
          }
          for (const { lane, x } of lines) {
            expect(lane).toBeLessThan(scene.lanes)
            expect(x + WIDTH).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('messages that have grown are moved apart, and those of a lane that is no more go to the last one', () => {
    const before = play(sceneOf({ isRefTen: true, right: 1, debounce: 0, top: 1 }), 50).at(-1) as Run
    expect(new Set(before.lines.map(({ lane }) => lane)).size).toBe(2)
    const after = advance(before, 0, sceneOf({ isRefTen: true, right: 40, top: 100 }))
    const xs = after.lines.map(({ x }) => x).toSorted((one, other) => one - other)
    for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? 0)).toBeGreaterThanOrEqual(WIDTH + 40)
  })
})

test('a still picture shows the messages from the left edge on', () => {
  const { lines } = stillRun(sceneOf({ isRefTen: true }))
  expect(Math.min(...lines.map(({ x }) => x))).toBeLessThanOrEqual(12)
  expect(lines.length).toBeGreaterThan(2)
  for (const { x } of lines) expect(x + WIDTH, 'none is cut').toBeLessThanOrEqual(stage.width)
  expect(stillRun({ ...sceneOf(), programme: { earlier: [], fresh: [] } }).lines).toEqual([])
})

test('a message is as much larger than others as its sender wanted, in the size that its reader has chosen', () => {
  expect([shownSize(20, 20), shownSize(20, 30), shownSize(40, 20), shownSize(10, 20)]).toEqual([20, 30, 40, 12])
  expect([shownSize(255, 50), shownSize(0, 20)]).toEqual([50, 12])
})
