import type { BoundNode, Pair } from './bound-node.ts'
import { findMatches, type Match } from './matches.ts'
import { isReplaced, type Question, questionsOf, type Sides } from './questions.ts'
import { type Place, type Thing, thingsOf } from './things.ts'

/** Something that both sides have after a step. */
export interface Entry {
  /** The id of its item on the page, which may be made by this step. */
  readonly item: string
  /** The id in the browser; undefined for what this step makes there. */
  readonly bookmark: string | undefined
  /** The item of the folder that it is in; empty at the top. */
  readonly parent: string
  readonly name: string
  readonly url: string | undefined
  /** The pair until now; undefined for what was never on both sides. */
  readonly agreed: Pair | undefined
}

/** A change of the page. Parents are items; an empty one is the top. */
export type PageChange =
  | {
      readonly kind: 'add'
      readonly id: string
      readonly parent: string
      readonly name: string
      readonly url: string | undefined
    }
  | { readonly kind: 'change'; readonly id: string; readonly name?: string; readonly url?: string }
  | { readonly kind: 'move'; readonly id: string; readonly parent: string }
  | { readonly kind: 'remove'; readonly id: string }

/** A change of the browser; parents are named by their items, as the browser's ids of new folders are not known yet. */
export type BrowserChange =
  | { readonly kind: 'add'; readonly entry: Entry }
  | {
      readonly kind: 'change'
      readonly entry: Entry
      readonly id: string
      readonly name?: string
      readonly url?: string
    }
  | { readonly kind: 'move'; readonly entry: Entry; readonly id: string }
  /** Only as it was agreed: whoever has changed it meanwhile keeps it. */
  | { readonly kind: 'remove'; readonly agreed: Pair }

/** What makes both sides the same again. */
export interface Step {
  /** In the order of the browser. */
  readonly entries: readonly Entry[]
  readonly page: readonly PageChange[]
  readonly browser: readonly BrowserChange[]
  /** Pairs of what stays on one side until the user has said that it may go there. */
  readonly withheld: readonly Pair[]
  /** What the user is to be asked: so many would go at once from a side. */
  readonly question: Question | undefined
}

interface StepOptions {
  /** Makes the ids of new items. */
  readonly createId: () => string
  /** The items of pairs that the user has let go from the side where they still are. */
  readonly mayGo?: ReadonlySet<string>
}

/**
 * Compares what was agreed with both sides. What one side has changed goes to the other; where both have, the page
 * counts. An edit, such as a move within the folder, beats a deletion. What only one side has and was never agreed is
 * new, and comes to the other, unless that has the same already. Of what meets for the first time the browser's name
 * counts. A folder goes only when nothing is in it any more, and comes only with a bookmark.
 */
export function planStep(pairs: readonly Pair[], sides: Sides, { createId, mayGo = new Set() }: StepOptions): Step {
  const things = thingsOf(findMatches(pairs, sides.page, sides.browser))
  const { staying, going } = sorted(things)
  const itemAt = new Map<Place, string>(staying.map(({ match }) => [match, match.item?.id ?? createId()]))
  const questions = questionsOf(going, sides, { mayGo, isReplaced: isReplaced(things, mayGo) })
  const kept = questions.flatMap(({ pairs: asked }) => asked)
  const keptFolders = new Set(kept.map(({ parent }) => parent))
  const planned = inOrder(staying, sides).map((thing) => ({ thing, entry: entryOf(thing, itemAt) }))
  const isKept = ({ agreed }: Match) =>
    agreed !== undefined && (kept.includes(agreed) || (agreed.url === undefined && keptFolders.has(agreed.item)))
  const gone = going.filter(({ match }) => !isKept(match))
  /** The pair of what goes, or stays for now, in its folder of today. */
  const pairOf = ({ match: { agreed }, places }: Thing) =>
    agreed && { ...agreed, parent: itemAt.get(places.agreed ?? 'top') ?? agreed.parent }
  return {
    entries: planned.map(({ entry }) => entry),
    page: [
      ...planned.flatMap(({ thing, entry }) => pageChanges(thing, entry)),
      ...gone.flatMap(({ match: { item } }) => (item === undefined ? [] : [{ kind: 'remove' as const, id: item.id }])),
    ],
    browser: [
      ...foldersFirst(planned.flatMap(({ thing, entry }) => browserChanges(thing, entry))).filter(
        // what came in place of what is asked about waits for the answer
        ({ kind }) => !(questions.some(({ side }) => side === 'browser') && (kind === 'add' || kind === 'move')),
      ),
      ...gone.flatMap((thing) => {
        const agreed = pairOf(thing)
        return thing.match.bookmark === undefined || agreed === undefined ? [] : [{ kind: 'remove' as const, agreed }]
      }),
    ],
    withheld: things.flatMap((thing) => {
      const pair = pairOf(thing)
      return pair !== undefined && isKept(thing.match) && !itemAt.has(thing.match) ? [pair] : []
    }),
    question: questions[0],
  }
}

/** What stays on both sides or comes to the other, and what goes; what is in neither is left alone. */
function sorted(things: readonly Thing[]): { readonly staying: readonly Thing[]; readonly going: readonly Thing[] } {
  const isOnBoth = ({ match }: Thing) => match.item !== undefined && match.bookmark !== undefined
  const isNew = ({ match, ...thing }: Thing) => !isOnBoth({ match, ...thing }) && match.agreed === undefined
  const marks = things.filter(({ url }) => url !== undefined)
  const known = marks.filter((thing) => isOnBoth(thing) || (!isNew(thing) && thing.isEdited))
  const staying = [...known]
  const twins = Map.groupBy(known, ({ url }) => url)
  for (const thing of marks.filter(isNew)) {
    const others = twins.get(thing.url) ?? []
    if (others.some(({ place, name }) => place === thing.place && name === thing.name)) continue
    twins.set(thing.url, [...others, thing])
    staying.push(thing)
  }
  const filled = new Set(staying.map(({ place }) => place))
  const folders = things.filter(({ url }) => url === undefined)
  const stays = (folder: Thing) => isOnBoth(folder) || filled.has(folder.match) || (!isNew(folder) && folder.isEdited)
  const hasMore = ({ match: { item, bookmark } }: Thing) => (item ?? bookmark)?.hasMore === true
  const goes = (thing: Thing) => !isOnBoth(thing) && !isNew(thing) && !thing.isEdited
  return {
    staying: [...folders.filter(stays), ...staying],
    going: [...marks.filter(goes), ...folders.filter((folder) => goes(folder) && !stays(folder) && !hasMore(folder))],
  }
}

/** In the order of the browser, then in that of the page. */
function inOrder(things: readonly Thing[], { page, browser }: Sides): readonly Thing[] {
  const places = new Map([...browser, ...page].map(({ id }, at) => [id, at]))
  const placeOf = ({ match: { item, bookmark } }: Thing) => places.get((bookmark ?? item)?.id ?? '') ?? 0
  return things.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** New folders before what comes into them. */
function foldersFirst(changes: readonly BrowserChange[]): readonly BrowserChange[] {
  const isNewFolder = (change: BrowserChange) => change.kind === 'add' && change.entry.url === undefined
  return [...changes.filter(isNewFolder), ...changes.filter((change) => !isNewFolder(change))]
}

function entryOf({ match, place, name, url }: Thing, itemAt: ReadonlyMap<Place, string>): Entry {
  return {
    item: itemAt.get(match) ?? '',
    bookmark: match.bookmark?.id,
    parent: itemAt.get(place) ?? '',
    ...{ name, url, agreed: match.agreed },
  }
}

function pageChanges(
  { match: { item }, places, place }: Thing,
  { item: id, parent, name, url }: Entry,
): readonly PageChange[] {
  if (item === undefined) return [{ kind: 'add', id, parent, name, url }]
  const changed = changedFields(item, { name, url })
  return [
    ...(changed === undefined ? [] : [{ kind: 'change', id, ...changed } as const]),
    ...(places.page === place ? [] : [{ kind: 'move', id, parent } as const]),
  ]
}

function browserChanges({ match: { bookmark }, places, place }: Thing, entry: Entry): readonly BrowserChange[] {
  if (bookmark === undefined) return [{ kind: 'add', entry }]
  const { id } = bookmark
  const changed = changedFields(bookmark, entry)
  return [
    ...(changed === undefined ? [] : [{ kind: 'change', entry, id, ...changed } as const]),
    ...(places.browser === place ? [] : [{ kind: 'move', entry, id } as const]),
  ]
}

/** The fields that differ; undefined for none. */
function changedFields(now: Pick<BoundNode, 'name' | 'url'>, { name, url }: Pick<BoundNode, 'name' | 'url'>) {
  if (now.name === name && now.url === url) return undefined
  return { ...(now.name !== name && { name }), ...(url !== undefined && now.url !== url && { url }) }
}

/**
 * The pairs after a step, as far as the browser has carried it out; what is left to do there keeps the pair that it had.
 * @param done the changes that are carried out, each with the browser's id of what it has changed
 */
export function pairsAfter(
  { entries, browser, withheld }: Step,
  done: ReadonlyMap<BrowserChange, string>,
): readonly Pair[] {
  const waiting = browser.filter((change) => !done.has(change))
  const unfinished = new Set(waiting.flatMap((change) => ('entry' in change ? [change.entry] : [])))
  const unremoved = waiting.flatMap((change) => (change.kind === 'remove' ? [change.agreed] : []))
  const made = new Map(
    browser.flatMap((change) => (change.kind === 'add' ? [[change.entry, done.get(change)] as const] : [])),
  )
  const agreed = entries.flatMap((entry): readonly Pair[] => {
    const { item, parent, name, url } = entry
    const bookmark = entry.bookmark ?? made.get(entry)
    if (unfinished.has(entry) || bookmark === undefined) return entry.agreed === undefined ? [] : [entry.agreed]
    return [{ item, bookmark, parent, name, ...(url !== undefined && { url }) }]
  })
  return [...agreed, ...unremoved, ...withheld]
}
