import type { ReactNode } from 'react'

/**
 * The kinds of entries, in the order in which equally good matches are listed; `content` is a widget's own data, `past`
 * what was done once and is remembered elsewhere, the three between are the browser's.
 */
export const ENTRY_KINDS = [
  ...(['icon', 'folder', 'group', 'app', 'command', 'setting', 'content'] as const),
  ...(['browserTab', 'browserBookmark', 'browserVisit', 'past'] as const),
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Something that the command palette and the search box's local tab find and run. */
export interface SearchEntry {
  /** Unique among the entries of its source and stable: recently used entries are remembered by it. */
  readonly id: string
  readonly title: string
  /** Further texts by which it is found, such as the host of an address. */
  readonly keywords?: readonly string[]
  /** Other names of it, whose synonyms find it, too. */
  readonly names?: readonly string[]
  /** What it leads to, e.g. `addressTarget` of an address: entries with the same target are listed as one. */
  readonly target?: string | undefined
  /** Where it is, e.g. the path of a folder; without one, lists show the name of its source. */
  readonly hint?: string
  /** The key that runs it, e.g. `Ctrl+D`. */
  readonly shortcut?: string
  /** A name of the icon set, where it differs from that of its source. */
  readonly icon?: string
  /** Whether an empty search offers it. */
  readonly suggested?: boolean
  /** Its own picture in place of an icon; fills its parent. */
  readonly draw?: (size: number) => ReactNode
  /** @param inNewTab asked for by Ctrl+Enter; entries without an address ignore it */
  readonly run: (inNewTab: boolean) => void | Promise<void>
  /** Removes it where it is kept; only entries with it can be removed from a list of results. */
  readonly remove?: () => void
}

interface Definition {
  readonly kind: EntryKind
  /** A name of the icon set. */
  readonly icon: string
  /** All entries, in the order of the page. */
  readonly list: () => readonly SearchEntry[] | Promise<readonly SearchEntry[]>
  /** Calls `changed` after every change of the entries; without it they are listed again for each search. */
  readonly subscribe?: (changed: () => void) => () => void
  /**
   * Entries beside those listed, which somebody else finds for a text and this page cannot list, e.g. the browser. Asked
   * as typing rests; matched and put in order like all others, and not remembered as used.
   */
  readonly ask?: (text: string) => Promise<readonly SearchEntry[]>
  /** What to do with a text that no entry matches, e.g. search the web for it; undefined for one that it is not for. */
  readonly fallback?: (text: string) => SearchEntry | undefined
  /** Whether the search box offers that for every address that is typed, beside what matches. */
  readonly takesAddresses?: boolean
}

/** A source of search entries. Its name is the catalog key `owner.searchable.name`. */
export interface Searchable extends Definition {
  /** `owner.name`. */
  readonly id: string
  readonly owner: string
  readonly name: string
}

/** Declares a folder's sources of search entries. */
export function defineSearchables<N extends string>(
  owner: string,
  sources: Readonly<Record<N, Definition>>,
): readonly Searchable[] {
  return Object.entries<Definition>(sources).map(([name, definition]) => ({
    ...definition,
    id: `${owner}.${name}`,
    owner,
    name,
  }))
}
