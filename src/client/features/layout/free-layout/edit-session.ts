import { createStore } from 'zustand/vanilla'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { home } from '../../data/home/index.ts'
import { changeGroup, findTile } from '../../data/home/lazy.ts'

/** The state of a group at the start of its edit session, and the ids of all tiles of the home at that time. */
export interface SessionStart {
  readonly group: Group
  readonly tiles: ReadonlySet<string>
}

/** The session starts of all groups being edited, by group id. */
export type SessionStarts = ReadonlyMap<string, SessionStart>

/** An edit session starts when a free group is unlocked, and lasts until it is locked or becomes a grid. */
const isEdited = ({ mode, lock }: Group): boolean => mode === 1 && !lock

/** The session starts after a change of the home; a group that is new in it starts in its present state. */
export function sessionStartsAfter(starts: SessionStarts, before: Home, after: Home): SessionStarts {
  const edited = after.groups.filter(isEdited)
  if (edited.length === starts.size && edited.every(({ id }) => starts.has(id))) return starts
  return new Map(
    edited.map((group) => {
      const previous = before.groups.find(({ id }) => id === group.id)
      const newStart = () => (previous === undefined ? startOf(group, after) : startOf(previous, before))
      return [group.id, starts.get(group.id) ?? newStart()]
    }),
  )
}

const startOf = (group: Group, { groups, dock }: Home): SessionStart => ({
  group,
  tiles: new Set(
    [...groups.map(({ children }) => children), dock]
      .flat()
      .flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
  ),
})

/**
 * The session starts of this tab. `commands.ts` loads it: the document is watched from before the first session starts.
 */
export const sessionStarts = createStore<SessionStarts>()(() => sessionStartsAfter(new Map(), home.get(), home.get()))

home.watch(({ before, after }) =>
  sessionStarts.setState(sessionStartsAfter(sessionStarts.getState(), before, after), true),
)

/**
 * Restores a group's mode, lock, tiles, order and frames of the session start: deleted tiles return, new ones go. Tiles
 * moved to another group stay there, tiles moved here stay in front. The same home if nothing differs.
 */
export function revertTo(home: Home, { group: start, tiles }: SessionStart): Home {
  const now = home.groups.find(({ id }) => id === start.id)
  if (now === undefined) return home
  const present = new Map(now.children.map((item) => [item.id, item]))
  const startIds = new Set(start.children.map(({ id }) => id))
  const isDeleted = ({ id }: Item) => findTile(home, id) === undefined
  const restored = start.children.flatMap((item): readonly Item[] => {
    const remaining = present.get(item.id)
    if (remaining !== undefined) return [withFrameOf(remaining, item)]
    if (!isDeleted(item)) return []
    return [item.children === undefined ? item : { ...item, children: item.children.filter(isDeleted) }]
  })
  const children = [...restored, ...now.children.filter(({ id }) => tiles.has(id) && !startIds.has(id))]
  const same =
    now.mode === start.mode &&
    now.lock === start.lock &&
    children.length === now.children.length &&
    children.every((item, at) => item === now.children[at])
  if (same) return home
  return changeGroup(home, now.id, () => ({ ...now, mode: start.mode, lock: start.lock, children }))
}

/** A tile with the frame, group and lock of its earlier state; the same object if they are equal. */
function withFrameOf(now: Item, { x, y, w, h, r, groupId, lock }: Item): Item {
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
