import { LIMITS } from '../../../desk/item-editor/model.ts'
import type { Pair } from './bound-node.ts'
import { isFolder, type Match } from './matches.ts'

/** The match of the folder that something is in; `gone` is a folder that is on neither side any more. */
export type Place = Match | 'top' | 'gone'

/** A match with its places, and what both sides shall have. */
export interface Thing {
  readonly match: Match
  readonly places: Readonly<Record<'page' | 'browser' | 'agreed', Place | undefined>>
  readonly place: Place
  readonly name: string
  readonly url: string | undefined
  /** Whether the side that has it has changed what was agreed. */
  readonly isEdited: boolean
}

/** The matches with their places, and what both sides shall have. */
export function thingsOf(matches: readonly Match[]): readonly Thing[] {
  const folders = matches.filter(({ item, bookmark }) => isFolder(item ?? bookmark ?? NO_FOLDER))
  const foldersBy = (idOf: (match: Match) => string | undefined) => {
    const byId = new Map(folders.map((match) => [idOf(match), match]))
    return (id: string): Place => (id === '' ? 'top' : (byId.get(id) ?? 'gone'))
  }
  const ofItem = foldersBy(({ item }) => item?.id)
  const ofBookmark = foldersBy(({ bookmark }) => bookmark?.id)
  const ofAgreed = foldersBy(({ agreed }) => agreed?.item)
  return matches.map((match) => {
    const { item, bookmark, agreed } = match
    const page = item && { name: uncut(item.name, agreed), url: item.url, place: ofItem(item.parent) }
    const browser = bookmark && { name: bookmark.name, url: bookmark.url, place: ofBookmark(bookmark.parent) }
    const before = agreed && { name: agreed.name, url: agreed.url, place: ofAgreed(agreed.parent) }
    const merged = <K extends keyof Fields>(key: K): Fields[K] => mergeField(key, { page, browser, before })
    const fields = { name: merged('name'), url: merged('url'), place: merged('place') }
    return {
      match,
      places: { page: page?.place, browser: browser?.place, agreed: before?.place },
      ...fields,
      isEdited: before === undefined || !FIELDS.every((key) => fields[key] === before[key]),
    }
  })
}

/** The name that a tile stands for: one that its editor has only cut off at its limit is as it was agreed. */
function uncut(name: string, agreed: Pair | undefined): string {
  const isCut = [...name].length >= LIMITS.name - 1 && agreed?.name.startsWith(name) === true
  return isCut ? agreed.name : name
}

const NO_FOLDER = { url: '' }
const FIELDS = ['name', 'url', 'place'] as const

interface Fields {
  readonly name: string
  readonly url: string | undefined
  readonly place: Place
}

interface ThreeWays {
  readonly page: Fields | undefined
  readonly browser: Fields | undefined
  readonly before: Fields | undefined
}

/** Of two values the one that has been changed; the page's where both have, the browser's where nothing was agreed. */
function mergeField<K extends keyof Fields>(key: K, { page, browser, before }: ThreeWays): Fields[K] {
  const [first, second] = before === undefined ? [browser, page] : [page, browser]
  const one = first ?? second
  if (one === undefined) throw new Error('a match is on one side at least')
  const isUnchanged = before !== undefined && one[key] === before[key]
  return isUnchanged && second !== undefined ? second[key] : one[key]
}
