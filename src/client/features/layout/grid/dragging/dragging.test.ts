import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { toSortable } from '../../../../lib/tile/sortable.ts'
import { findTile, moveTiles } from '../../../data/home/operations.ts'
import type { Scene } from '../decide-drop.ts'
import { dropLocation, type Gesture, IDLE, type Input, preview, step } from '../gesture.ts'

const icon = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1' })
const folder: Item = {
  id: 'f',
  name: '',
  type: 'component',
  component: 'folder',
  size: '2x2',
  children: [icon('in1'), icon('in2')],
}
const widget: Item = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
const group = (id: string, children: readonly Item[]) => ({
  id,
  name: id,
  icon: 'home',
  mode: 0 as const,
  lock: false,
  children,
})
const home: Home = {
  groups: [group('one', [icon('a'), icon('b'), folder, widget, icon('c')]), group('two', [icon('t')])],
  dock: [icon('d1'), icon('d2'), { ...widget, id: 'd3' }],
}

/** Cells of 100 px, six in a row; the dock below, groups at the left, a window over the right half of the page. */
const sceneWithout = (id: string): Scene => ({
  free: false,
  page: 'one',
  others: (home.groups[0]?.children ?? []).filter((one) => one.id !== id).map(toSortable),
  columns: 6,
  origin: { x: 200, y: 100 },
  pitch: { x: 100, y: 100 },
  viewport: { x: 0, y: 100, width: 1000, height: 400 },
  groups: [
    { id: 'one', box: { x: 30, y: 200, width: 50, height: 50 } },
    { id: 'two', box: { x: 30, y: 260, width: 50, height: 50 } },
  ],
  folder: undefined,
  dock: {
    box: { x: 300, y: 520, width: 250, height: 60 },
    tiles: home.dock
      .filter((one) => one.id !== id)
      .map((one, at) => ({ id: one.id, x: 310 + 60 * at, y: 530, width: 40, height: 40 })),
  },
  window: { x: 600, y: 0, width: 400, height: 600 },
})

const inAll = ({ groups, dock }: Home): readonly string[] =>
  [...groups.flatMap(({ children }) => children), ...dock]
    .flatMap((one) => [one, ...(one.children ?? [])])
    .map(({ id }) => id)
    .filter((id) => id !== 'new')
    .toSorted()

const moves = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 620 }),
    rest: fc.constantFrom(0, 130, 520, 800),
  }),
  { minLength: 1, maxLength: 12 },
)
const ends = fc.constantFrom<Input>({ at: 'drop' }, { at: 'cancel' })

test('wherever a tile is dragged from and to, the preview shows each tile once, and no tile is lost by its end', () => {
  const dragged = fc.constantFrom('a', 'b', 'f', 'w', 'd1', 'd3', 'in1', 't')
  fc.assert(
    fc.property(dragged, moves, ends, (id, path, last) => {
      const item = findTile(home, id)?.item ?? icon(id)
      const scene = sceneWithout(id)
      const tile = toSortable(item)
      let gesture: Gesture = IDLE
      let time = 0
      const dispatch = (input: Input) => {
        gesture = step(gesture, input, scene)
        if (gesture.at !== 'pointerSorting') return
        const shown = preview(gesture, scene).map((one) => one.id)
        const others = scene.others.map((one) => one.id)
        expect(shown.filter((one) => one !== id)).toHaveLength(others.length)
        expect(new Set(shown)).toEqual(new Set(shown.includes(id) ? [...others, id] : others))
      }
      const start = { x: 400, y: 550 }
      const press = {
        dragged: tile,
        draggedTiles: [tile],
        insertionIndex: scene.others.length,
        grabOffset: { x: 0, y: 0 },
      }
      dispatch({ at: 'press', ...press, point: start, time, isTouch: false })
      for (const { x, y, rest } of path) {
        dispatch({ at: 'move', point: { x, y }, time })
        time += rest
        dispatch({ at: 'tick', time })
        time += 16
        dispatch({ at: 'tick', time })
      }
      dispatch(last)
      const location = dropLocation(gesture, scene)
      if (last.at === 'cancel') expect(location).toBeUndefined()
      const after = location === undefined ? home : moveTiles(home, [id], location, { id: 'new', name: '' })
      expect(inAll(after)).toEqual(inAll(home))
    }),
    { numRuns: 2000 },
  )
})
