import { type Form, formOf, type Letters, type Query, queryOf } from './form.ts'
import { isTypo, RANK, type Rank, rankOf, rankOfKeyword, rankOfName } from './match.ts'
import { otherWordsFor, type Synonyms } from './synonyms.ts'
import type { Readings } from './units.ts'

/** What an entry is found by. */
export interface Findable {
  readonly id: string
  readonly title: string
  readonly keywords?: readonly string[]
  /** Other names of it: keywords whose synonyms and initials count, too, as those of the title do. */
  readonly names?: readonly string[]
  /** What it leads to, e.g. an address: of several entries with the same target the best match alone is listed. */
  readonly target?: string | undefined
}

/** An entry prepared for matching. */
export interface Indexed<T extends Findable> {
  readonly entry: T
  readonly title: Form
  readonly names: readonly Form[]
  readonly keywords: readonly Form[]
  readonly letters: Letters
}

/** The prepared entries of each source, in the order of the sources. */
export type SearchIndex<T extends Findable> = ReadonlyMap<string, readonly Indexed<T>[]>

/**
 * Prepares the entries of a source, in steps of one entry, so that the caller may pause between them. An entry whose
 * texts are unchanged keeps its preparation.
 * @param before the source's entries as last prepared, with the same readings and synonyms
 */
export function* indexEntries<T extends Findable>(
  entries: readonly T[],
  before: readonly Indexed<T>[],
  readings: Readings,
  synonyms: Synonyms = [],
): Generator<void, readonly Indexed<T>[]> {
  const known = new Map(before.map((one) => [one.entry.id, one]))
  const indexed: Indexed<T>[] = []
  for (const entry of entries) {
    const last = known.get(entry.id)
    if (last !== undefined && hasSameTexts(last.entry, entry)) indexed.push({ ...last, entry })
    else {
      indexed.push(indexEntry(entry, readings, synonyms))
      yield
    }
  }
  return indexed
}

function hasSameTexts(one: Findable, other: Findable): boolean {
  const [own, others] = [textsOf(one), textsOf(other)]
  return own.length === others.length && own.every((text, index) => text === others[index])
}

const textsOf = ({ title, names = [], keywords = [] }: Findable) => [title, ...names, ...keywords]

function indexEntry<T extends Findable>(entry: T, readings: Readings, synonyms: Synonyms): Indexed<T> {
  const title = formOf(entry.title, readings)
  const { names = [], keywords: words = [] } = entry
  const texts = [...words, ...[entry.title, ...names].flatMap((name) => otherWordsFor(name, synonyms))]
  const prepared = {
    names: names.map((text) => formOf(text, readings)),
    keywords: texts.map((text) => formOf(text, readings)),
  }
  const others = [...prepared.names, ...prepared.keywords]
  return { entry, title, ...prepared, letters: others.reduce((bits, one) => bits | one.letters, title.letters) }
}

/** The order among entries of one rank. */
export interface Order {
  /** The place of an entry among the recently used ones, 0 the last used; undefined if it is none. */
  readonly recencyOf: (source: string, id: string) => number | undefined
  /** The place of a source's kind, from 0; fewer than 16. */
  readonly kindOf: (source: string) => number
  /** The best rank that entries of a source can have; without it any. */
  readonly bestRankOf?: (source: string) => Rank
  /** The most hits of a source, so that none crowds out the others; without it there may be any number. */
  readonly mostOf?: (source: string) => number
}

/** A found entry with its source. */
export interface Hit<T extends Findable> {
  readonly source: string
  readonly found: Indexed<T>
  readonly rank: Rank
}

/** The best matches, and how many there are in all, each target once. */
export interface Hits<T extends Findable> {
  readonly hits: readonly Hit<T>[]
  readonly total: number
}

/** From this many matches on, or with one that is no chance, typing errors are not looked for: what is meant is found. */
const ENOUGH_MATCHES = 5
const isEnough = <T extends Findable>(matches: readonly Hit<T>[]) =>
  matches.length >= ENOUGH_MATCHES || matches.some(({ rank }) => rank <= RANK.keyword)
/** More entries than an index can have; recency and kind are below theirs. */
const [POSITIONS, KINDS, RECENCIES] = [2 ** 24, 16, 64]

/**
 * Searches an index: by rank, within one rank the recently used first, then by kind, then in the order of the sources.
 * @param limit the largest number of hits
 */
export function searchIndex<T extends Findable>(
  index: SearchIndex<T>,
  text: string,
  order: Order,
  limit: number,
): Hits<T> {
  const query = queryOf(text)
  if (query.folded === '') return { hits: [], total: 0 }
  const typed = matchesOf(index, (entry) => rankOfEntry(entry, query), order)
  const found = new Set(typed.map((match) => match.found))
  const isNewTypo = (entry: Indexed<T>) => !found.has(entry) && isTypoOfEntry(entry, query)
  const matches = isEnough(typed)
    ? typed
    : [...typed, ...matchesOf(index, (entry) => (isNewTypo(entry) ? RANK.typo : undefined), order)]
  /** Rank, recency, kind and position of each match as one number, the most significant first. */
  const keys = Float64Array.from(matches, ({ rank, source, found }, position) => {
    const recency = Math.min(order.recencyOf(source, found.entry.id) ?? RECENCIES - 1, RECENCIES - 1)
    return ((rank * RECENCIES + recency) * KINDS + order.kindOf(source)) * POSITIONS + position
  })
  const sorted = [...keys.sort()].flatMap((key) => matches[key % POSITIONS] ?? [])
  const unique = onePerTarget(sorted)
  return { hits: onlyBest(unique, order.mostOf, limit), total: unique.length }
}

/** The first of those that lead to the same. */
function onePerTarget<T extends Findable>(sorted: readonly Hit<T>[]): readonly Hit<T>[] {
  const targets = new Set<string>()
  return sorted.filter(({ found: { entry } }) => {
    if (entry.target === undefined) return true
    const isNew = !targets.has(entry.target)
    targets.add(entry.target)
    return isNew
  })
}

/** The first ones, of each source no more than `mostOf`. */
function onlyBest<T extends Findable>(
  sorted: readonly Hit<T>[],
  mostOf: Order['mostOf'],
  limit: number,
): readonly Hit<T>[] {
  if (mostOf === undefined) return sorted.slice(0, limit)
  const counts = new Map<string, number>()
  const hits: Hit<T>[] = []
  for (const hit of sorted) {
    if (hits.length === limit) break
    const count = counts.get(hit.source) ?? 0
    if (count < mostOf(hit.source)) hits.push(hit)
    counts.set(hit.source, count + 1)
  }
  return hits
}

function matchesOf<T extends Findable>(
  index: SearchIndex<T>,
  rank: (entry: Indexed<T>) => Rank | undefined,
  { bestRankOf }: Order,
): readonly Hit<T>[] {
  const matches: Hit<T>[] = []
  for (const [source, entries] of index) {
    const best = bestRankOf?.(source) ?? RANK.exact
    for (const found of entries) {
      const own = rank(found)
      if (own !== undefined) matches.push({ source, found, rank: Math.max(own, best) })
    }
  }
  return matches
}

function rankOfEntry<T extends Findable>(entry: Indexed<T>, query: Query): Rank | undefined {
  if ((query.letters & ~entry.letters) !== 0) return undefined
  const whole = rankOfWhole(entry, query)
  if (whole !== undefined || query.parts.length === 0) return whole
  const parts = query.parts.map((part) => rankOfWhole(entry, part))
  const found = parts.filter((rank) => rank !== undefined)
  return found.length < parts.length ? undefined : Math.max(...found, RANK.word)
}

function rankOfWhole<T extends Findable>({ title, names, keywords }: Indexed<T>, query: Query): Rank | undefined {
  const byName = betterOf(rankOf(title, query), names, (name) => rankOfName(name, query))
  return betterOf(byName, keywords, (keyword) => rankOfKeyword(keyword, query))
}

/** The best of a rank and those of further texts; one that they cannot better is theirs, too. */
function betterOf(
  known: Rank | undefined,
  texts: readonly Form[],
  rankIn: (text: Form) => Rank | undefined,
): Rank | undefined {
  let best = known
  for (const text of texts) {
    if (best !== undefined && best <= RANK.named) return best
    const rank = rankIn(text)
    if (rank !== undefined && (best === undefined || rank < best)) best = rank
  }
  return best
}

const isTypoOfEntry = <T extends Findable>({ title, names, keywords }: Indexed<T>, query: Query): boolean =>
  isTypo(title, query) || [names, keywords].some((texts) => texts.some((one) => isTypo(one, query)))
