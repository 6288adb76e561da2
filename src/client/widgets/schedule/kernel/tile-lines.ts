import type { PlacedTodo } from '../model.ts'
import type { TileSection } from './lists.ts'

/** A line of a tile: the heading of a section, or a todo. */
export type TileLine =
  | { readonly kind: 'heading'; readonly id: TileSection['id']; readonly count: number }
  | { readonly kind: 'todo'; readonly todo: PlacedTodo }

/** As many lines as a tile has room for; its last one is no heading. */
export function tileLines(sections: readonly TileSection[], room: number, withHeadings: boolean): readonly TileLine[] {
  const lines = sections
    .flatMap(({ id, todos }): readonly TileLine[] => [
      ...(withHeadings ? [{ kind: 'heading', id, count: todos.length } as const] : []),
      ...todos.map((todo) => ({ kind: 'todo', todo }) as const),
    ])
    .slice(0, room)
  return lines.at(-1)?.kind === 'heading' ? lines.slice(0, -1) : lines
}
