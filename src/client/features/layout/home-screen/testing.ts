import fc from 'fast-check'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import {
  changeGroup,
  type DropLocation,
  deleteGroup,
  deleteTile,
  deleteTiles,
  dissolveFolder,
  moveTile,
  moveTilesToGroup,
  moveToDock,
  moveToGroup,
  placeGroup,
  renameTile,
  resizeTile,
} from '../../data/home/operations.ts'
import { tilesOf } from '../../data/home/testing/random-home.ts'
import { ALIGNMENTS, align, distribute } from '../free-layout/kernel/arrange/align.ts'
import { LAYER_MOVES, moveLayer } from '../free-layout/kernel/arrange/layers.ts'
import {
  deleteSelected,
  duplicate,
  group as grouped,
  paste,
  replaceById,
  setLocked,
  ungroup,
} from '../free-layout/kernel/edit.ts'
import { type Frame, movedBy } from '../free-layout/kernel/frame.ts'
import { fillPositions, switchLayout } from '../free-layout/kernel/placement/initial-placement.ts'
import { changeElements, elementsOf } from '../free-layout/kernel/placement/scale-to-width.ts'
import { type Selection, selectedOf } from '../free-layout/kernel/selection.ts'
import { pageOf } from '../free-layout/kernel/testing.ts'
import { HANDLES, resizeAll } from '../free-layout/kernel/transform/resize.ts'
import { rotateAll } from '../free-layout/kernel/transform/rotate.ts'

/** Random numbers that select a command for any home, and its operands from that home. */
interface Draw {
  readonly kind: number
  readonly tile: number
  readonly other: number
  readonly group: number
  readonly at: number
}

const nat = fc.nat({ max: 1000 })
export const someDraw: fc.Arbitrary<Draw> = fc.record({ kind: nat, tile: nat, other: nat, group: nat, at: nat })

/** A pure change of a home: persistence may apply it again. */
export type Command = (now: Home) => Home

const PAGE = pageOf(1440)
const oneOf = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]

type Element = Item & Frame
type Edit = (elements: readonly Element[], selection: Selection, draw: Draw, id: string) => readonly Element[]

/** Larger pages are not duplicated: copies of copies would soon be thousands. */
const MAX_COPIED = 30

/** The edits of a selection in the free layout. */
const EDITS: readonly Edit[] = [
  (elements, selection, { at, other }) =>
    replaceById(
      elements,
      selectedOf(elements, selection).map((one) => movedBy(one, { x: at - 500, y: other / 3 })),
    ),
  (elements, selection, { at, other }) =>
    replaceById(
      elements,
      resizeAll(
        selectedOf(elements, selection),
        oneOf(HANDLES, other) ?? 'se',
        { x: at - 300, y: other - 300 },
        other % 2 === 0,
        { context: undefined, edges: PAGE },
      ).elements,
    ),
  (elements, selection, { at }) => replaceById(elements, rotateAll(selectedOf(elements, selection), at - 500, PAGE)),
  (elements, selection, { at }) => align(elements, selection, oneOf(ALIGNMENTS, at) ?? 'left'),
  (elements, selection, { at }) => distribute(elements, selection, at % 2 === 0 ? 'x' : 'y'),
  (elements, selection, _draw, id) => grouped(elements, selection, id),
  (elements, selection) => ungroup(elements, selection),
  (elements, selection, { at }) => setLocked(elements, selection, at % 3 !== 0),
  (elements, selection, { at }) => moveLayer(elements, selection, oneOf(LAYER_MOVES, at) ?? 'toFront'),
  (elements, selection, _draw, id) =>
    elements.length > MAX_COPIED ? elements : duplicate(elements, selection, PAGE, id).elements,
  (elements, selection, _draw, id) => paste(elements, selectedOf(elements, selection).slice(0, 2), PAGE, id).elements,
  (elements, selection) => deleteSelected(elements, selection),
]

const change =
  (id: string, to: (group: Group) => Group): Command =>
  (now) =>
    changeGroup(now, id, to)

/** A seeded random generator: a command may be applied again. */
function seededRandom(seed: number) {
  let last = seed
  return () => {
    last = (last * 16_807 + 11) % 2_147_483_647
    return last / 2_147_483_647
  }
}

/** Makes a command of one kind; undefined if the home has nothing to apply it to. */
type CommandFactory = (home: Home, draw: Draw, id: string) => Command | undefined

const withTile =
  (make: (id: string, draw: Draw, home: Home, fresh: string) => Command): CommandFactory =>
  (home, draw, fresh) => {
    const tile = oneOf(tilesOf(home), draw.tile)
    return tile && make(tile.id, draw, home, fresh)
  }

const withGroup =
  (make: (group: Group, draw: Draw, home: Home, fresh: string) => Command): CommandFactory =>
  (home, draw, fresh) => {
    const group = oneOf(home.groups, draw.group)
    return group && make(group, draw, home, fresh)
  }

function randomLocation({ other, group, at, kind }: Draw, home: Home): DropLocation {
  const folders = tilesOf(home).filter(({ component }) => component === 'folder')
  const [folder, tile, page] = [oneOf(folders, other), oneOf(tilesOf(home), other), oneOf(home.groups, group)]
  const index = at % 9
  if (kind % 4 === 0 && folder !== undefined) return { at: 'folder', folder: folder.id, index }
  if (kind % 4 === 1 && tile !== undefined) return { at: 'combine', tile: tile.id }
  if (kind % 4 === 2 && page !== undefined) return { at: 'group', group: page.id, index }
  return { at: 'dock', index }
}

const rename: CommandFactory = withTile((id, _draw, _home, fresh) => (now) => renameTile(now, id, fresh))

const FACTORIES: readonly CommandFactory[] = [
  rename,
  withTile(
    (id, { at }) =>
      (now) =>
        resizeTile(now, id, `${1 + (at % 6)}x${1 + (at % 5)}`),
  ),
  withTile((id, draw, home, fresh) => {
    const location = randomLocation({ ...draw, kind: draw.at }, home)
    return (now) => moveTile(now, id, location, { id: fresh, name: fresh })
  }),
  withTile((id, draw, home, fresh) => {
    const location = randomLocation({ ...draw, kind: 1 }, home)
    return (now) => moveTile(now, id, location, { id: fresh, name: fresh })
  }),
  withTile(
    (id, { group }, home) =>
      (now) =>
        moveToGroup(now, id, oneOf(home.groups, group)?.id ?? ''),
  ),
  withTile((id) => (now) => moveToDock(now, id)),
  withTile((id) => (now) => deleteTile(now, id)),
  withTile((id) => (now) => dissolveFolder(now, id)),
  withGroup(({ id }, { at }) => (at % 4 === 0 ? (now) => deleteGroup(now, id) : (now) => placeGroup(now, id, at % 5))),
  withGroup(({ children }, { tile, other }) => {
    const selected = new Set(children.filter((_child, at) => (tile + at) % 4 === 0).map(({ id }) => id))
    return (now) => deleteTiles(now, selected, other % 2 === 0 ? 'all' : 'keep')
  }),
  withGroup(({ children }, { tile, other }, home) => {
    const selected = new Set(children.filter((_child, at) => (tile + at) % 3 === 0).map(({ id }) => id))
    return (now) => moveTilesToGroup(now, selected, children, oneOf(home.groups, other)?.id ?? '')
  }),
  withGroup(({ id }, { at }) =>
    change(id, (group) =>
      switchLayout(group, group.mode === 1 ? 0 : 1, (children) =>
        fillPositions(
          children,
          { ...PAGE, height: 900, grid: 50 },
          new Map(),
          () => ({ w: 58, h: 58 }),
          seededRandom(at),
        ),
      ),
    ),
  ),
  withGroup(({ id }) => change(id, (group) => ({ ...group, lock: !group.lock }))),
  ...EDITS.map((edit) =>
    withGroup(({ id, children }, draw, _home, fresh) => {
      const placed = elementsOf(children, PAGE)
      const selection = new Set(placed.filter((_one, at) => (draw.tile + at) % 3 !== 0).map((one) => one.id))
      return change(id, (group) => ({
        ...group,
        children: changeElements(group.children, PAGE, (elements) => edit(elements, selection, draw, fresh)),
      }))
    }),
  ),
]

/**
 * The drawn command, or the next one that really changes this home.
 * @param id of what it may create
 */
export function commandFor(home: Home, draw: Draw, id: string): Command {
  const before = JSON.stringify(home)
  for (let next = 0; next < FACTORIES.length; next += 1) {
    const command = oneOf(FACTORIES, draw.kind + next)?.(home, draw, id)
    if (command !== undefined && JSON.stringify(command(home)) !== before) return command
  }
  throw new Error('nothing can be done with an empty home')
}
