/** What boards and names may have at most. */
export const LIMITS = { boards: 200, name: 60 } as const

/** A board in the list; its drawing is a document of its own. */
export interface Board {
  readonly id: string
  /** Empty for a board that has no name yet. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** When it was last drawn on: a board that another device deletes meanwhile is edited, and stays. */
  readonly drawn?: number
}

export interface Boards {
  readonly boards: readonly Board[]
  /** When boards were deleted, by their ids: their drawings stay for a while. */
  readonly deleted: Readonly<Record<string, number>>
}

/** What is known of a drawing without loading it. */
export interface BoardFacts {
  /** When it was last drawn on. */
  readonly updated: number
  /** References of its preview in both themes; absent while it is empty. */
  readonly light?: string
  readonly dark?: string
  /** References of the pictures on it. */
  readonly pictures: readonly string[]
}

/** An element of a drawing, as far as it matters to keeping it; the rest is Excalidraw's. */
export interface SceneElement {
  readonly id: string
  readonly type: string
  /** Counts the changes; of two with the same number the smaller nonce wins. */
  readonly version: number
  readonly versionNonce: number
  readonly isDeleted?: boolean
  /** Where it lies among the others, as text that sorts: the first is at the back. */
  readonly index?: string | null
  /** Milliseconds since 1970. */
  readonly updated?: number
}

/** A picture on a board: where it is stored, by Excalidraw's id of the file. */
export interface SceneFile {
  readonly reference: string
  readonly created: number
}

export interface Scene {
  readonly elements: Readonly<Record<string, SceneElement>>
  readonly files: Readonly<Record<string, SceneFile>>
  readonly background: string
}

export const EMPTY_SCENE: Scene = { elements: {}, files: {}, background: '#ffffff' }

/** Whether an element is a later state than another, by Excalidraw's own rule; so is any if there is no other. */
export const isNewer = (one: SceneElement, other: SceneElement | undefined): boolean =>
  other === undefined ||
  one.version > other.version ||
  (one.version === other.version && one.versionNonce < other.versionNonce)

/** The elements that are later than those of a scene. */
export const newerThan = <T extends SceneElement>(
  elements: readonly T[],
  known: Readonly<Record<string, SceneElement>>,
): readonly T[] => elements.filter((one) => isNewer(one, known[one.id]))

/** Takes later elements into a scene; those that another tab has drawn on since stay. */
export function mergeElements(scene: Scene, elements: readonly SceneElement[]): Scene {
  const newer = newerThan(elements, scene.elements)
  if (newer.length === 0) return scene
  return { ...scene, elements: { ...scene.elements, ...Object.fromEntries(newer.map((one) => [one.id, one])) } }
}

/** The elements of a scene from back to front; those that do not tell where they lie come last, as they are kept. */
export const fromBackToFront = ({ elements }: Scene): readonly SceneElement[] =>
  Object.values(elements).toSorted((a, b) => {
    if (a.index == null || b.index == null) return Number(a.index == null) - Number(b.index == null)
    return a.index < b.index ? -1 : Number(a.index > b.index)
  })

/** Milliseconds that a deleted element is remembered, so that a tab that still has it learns of that. */
const DELETED_MS = 86_400_000

/** A scene without the elements that have been deleted for long, and without the files of none. */
export function prune(scene: Scene, now: number): Scene {
  const kept = Object.entries(scene.elements).filter(
    ([, { isDeleted, updated = 0 }]) => isDeleted !== true || now - updated < DELETED_MS,
  )
  return kept.length === Object.keys(scene.elements).length ? scene : { ...scene, elements: Object.fromEntries(kept) }
}

/** Boards by when they were last drawn on, the newest first. */
export const sorted = (boards: readonly Board[], facts: Readonly<Record<string, BoardFacts>>): readonly Board[] =>
  boards.toSorted((a, b) => (facts[b.id]?.updated ?? b.created) - (facts[a.id]?.updated ?? a.created))

/** The name of a new board: numbered after the others, and none of theirs. */
export function freeName(boards: readonly Board[], nameOf: (number: number) => string): string {
  const taken = new Set(boards.map(({ name }) => name))
  let number = boards.length + 1
  while (taken.has(nameOf(number))) number += 1
  return nameOf(number)
}

export const addBoard = (now: Boards, board: Board): Boards =>
  now.boards.length >= LIMITS.boards ? now : { ...now, boards: [...now.boards, board] }

/** Notes that a board is drawn on. @param time in milliseconds since 1970 */
export const noteDrawn = (now: Boards, id: string, time: number): Boards =>
  now.boards.some((board) => board.id === id)
    ? { ...now, boards: now.boards.map((one) => (one.id === id ? { ...one, drawn: time } : one)) }
    : now

export const renameBoard = (now: Boards, id: string, name: string): Boards => ({
  ...now,
  boards: now.boards.map((board) => (board.id === id ? { ...board, name: name.slice(0, LIMITS.name) } : board)),
})

/** Takes a board off the list; its drawing is kept until `expired`. */
export const removeBoard = (now: Boards, id: string, time: number): Boards => ({
  boards: now.boards.filter((board) => board.id !== id),
  deleted: { ...now.deleted, [id]: time },
})

const KEPT_MS = 30 * 86_400_000

/** The deleted boards whose drawings need not be kept any longer. */
export const expired = ({ boards, deleted }: Boards, now: number): readonly string[] =>
  Object.entries(deleted).flatMap(([id, time]) =>
    now - time > KEPT_MS && !boards.some((board) => board.id === id) ? [id] : [],
  )

/** References that no board has any more after its facts have changed, such as those of a former preview. */
export function unusedPreviews(
  before: Readonly<Record<string, BoardFacts>>,
  after: Readonly<Record<string, BoardFacts>>,
): readonly string[] {
  const previews = (all: Readonly<Record<string, BoardFacts>>) =>
    Object.values(all).flatMap(({ light, dark }) => [light, dark].filter((one) => one !== undefined))
  const used = new Set([...previews(after), ...Object.values(after).flatMap(({ pictures }) => pictures)])
  return [...new Set(previews(before))].filter((one) => !used.has(one))
}

/** How many boards a tile shows beside and below each other, and whether there is room for when they were drawn on. */
export interface TileGrid {
  readonly across: number
  readonly down: number
  readonly isDated: boolean
}

/**
 * Small tiles show as many as fit side by side; from four rows and columns on fewer, as large pictures: two stand one above
 * the other where the tile is not wider than high, as drawings are wider.
 */
export function tileGrid(rows: number, columns: number, boards: number): TileGrid {
  const isLarge = rows >= 4 && columns >= 4
  const isStack = isLarge && boards === 2 && rows >= 6 && rows >= columns
  const across = isStack ? 1 : Math.max(1, Math.min(Math.floor(columns / (isLarge ? 3 : 2)), boards))
  const down = Math.max(1, Math.min(isLarge ? Math.floor(rows / 3) : 1, Math.ceil(boards / across)))
  return { across, down, isDated: isLarge }
}

/** The longest side in px that every browser draws a picture with. */
const LONGEST_SIDE = 8192

/** How much larger a drawing is exported than it is on the canvas: twice, less where no browser could draw that. */
export const exportScale = (width: number, height: number): number =>
  Math.min(2, LONGEST_SIDE / Math.max(width, height))

/** A shape that is kept to be drawn again; its elements are Excalidraw's. */
export interface Shape {
  readonly id: string
  readonly elements: readonly unknown[]
}

/** The kept shapes after this tab had `before` and now has `after`: what other tabs have added since stays. */
export function changeShapes(
  now: readonly Shape[],
  before: readonly Shape[],
  after: readonly Shape[],
): readonly Shape[] {
  const has = (list: readonly Shape[], id: string) => list.some((one) => one.id === id)
  const removed = before.filter(({ id }) => !has(after, id))
  const added = after.filter(({ id }) => !has(before, id) && !has(now, id))
  if (removed.length + added.length === 0) return now
  return [...added, ...now.filter(({ id }) => !has(removed, id))]
}
