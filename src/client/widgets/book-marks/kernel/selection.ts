/** The chosen rows of a list, by their ids, and the one from which Shift chooses on. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | undefined
}

export const NOTHING: Selection = { ids: new Set(), anchor: undefined }

/** The selection with a row more, or less if it was chosen. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = ids.symmetricDifference(new Set([id]))
  return { ids: next, anchor: next.size === 0 ? undefined : id }
}

/** The rows from the anchor to this one, in the order in which they are shown; without an anchor this one alone. */
export function extended({ anchor }: Selection, shown: readonly string[], id: string): Selection {
  const [from, to] = [shown.indexOf(anchor ?? id), shown.indexOf(id)].toSorted((one, other) => one - other)
  if (from === undefined || to === undefined || from < 0) return { ids: new Set([id]), anchor: id }
  return { ids: new Set(shown.slice(from, to + 1)), anchor: anchor ?? id }
}

/** The part of a selection that is shown. */
export function shownOf(selection: Selection, shown: readonly string[]): Selection {
  const ids = selection.ids.intersection(new Set(shown))
  return ids.size === selection.ids.size ? selection : { ids, anchor: ids.size === 0 ? undefined : selection.anchor }
}
