import type { Group, Home, Item } from '../../../shared/entities/item.ts'
import { changeGroup, findTile } from '../home/lazy.ts'

/** How a group was when its arranging began, and the ids of all tiles that there were then, wherever they lay. */
export interface SessionStart {
  readonly group: Group
  readonly tiles: ReadonlySet<string>
}

/** The beginnings of all groups that can be arranged, by their ids. */
export type SessionStarts = ReadonlyMap<string, SessionStart>

/** The arranging of a free group begins when it is unlocked, and lasts until it is locked or becomes a grid. */
const isArranged = ({ mode, lock }: Group): boolean => mode === 1 && !lock

/** The beginnings after a change of the home; a group that nobody has seen before begins as it is found. */
export function sessionStartsAfter(beginnings: SessionStarts, before: Home, after: Home): SessionStarts {
  const arranged = after.groups.filter(isArranged)
  if (arranged.length === beginnings.size && arranged.every(({ id }) => beginnings.has(id))) return beginnings
  return new Map(
    arranged.map((group) => {
      const then = before.groups.find(({ id }) => id === group.id)
      return [group.id, beginnings.get(group.id) ?? beginningOf(then ?? group, then === undefined ? after : before)]
    }),
  )
}

const beginningOf = (group: Group, home: Home): SessionStart => ({
  group,
  tiles: new Set(
    [...home.groups.map(({ children }) => children), home.dock]
      .flat()
      .flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
  ),
})

/**
 * The home with a group as it was when its arranging began: its layout and lock, its tiles in their order and at their places,
 * what has been deleted, and nothing that has been made since. What has gone to another group stays there, and what has come
 * from one stays here, in front. The same home if nothing is different.
 */
export function revertTo(home: Home, { group: then, tiles }: SessionStart): Home {
  const now = home.groups.find(({ id }) => id === then.id)
  if (now === undefined) return home
  const here = new Map(now.children.map((item) => [item.id, item]))
  const known = new Set(then.children.map(({ id }) => id))
  const isGone = ({ id }: Item) => findTile(home, id) === undefined
  const stayed = then.children.flatMap((item): readonly Item[] => {
    const still = here.get(item.id)
    if (still !== undefined) return [placedAs(still, item)]
    if (!isGone(item)) return []
    return [item.children === undefined ? item : { ...item, children: item.children.filter(isGone) }]
  })
  const children = [...stayed, ...now.children.filter(({ id }) => tiles.has(id) && !known.has(id))]
  const same =
    now.mode === then.mode &&
    now.lock === then.lock &&
    children.length === now.children.length &&
    children.every((item, at) => item === now.children[at])
  if (same) return home
  return changeGroup(home, now.id, () => ({ ...now, mode: then.mode, lock: then.lock, children }))
}

/** A tile at the place that it had, in its group, locked or not as it was; the very same if that is where it is. */
function placedAs(now: Item, { x, y, w, h, r, groupId, lock }: Item): Item {
  const same =
    now.x === x &&
    now.y === y &&
    now.w === w &&
    now.h === h &&
    now.r === r &&
    (now.groupId ?? '') === (groupId ?? '') &&
    (now.lock ?? false) === (lock ?? false)
  return same ? now : { ...now, x, y, w, h, r, groupId, lock }
}
