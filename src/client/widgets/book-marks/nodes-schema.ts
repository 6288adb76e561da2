import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { firstCodePoints, oneLine } from '../../../shared/lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'
import { freshId, type Parsed, type Schema } from '../../kit/documents.ts'
import { isPlainObject, tidyTags } from '../../kit/rules.ts'
import type { Nodes } from './kernel/tree.ts'

/** An address of plain labels, which every URL parser accepts: thousands are read at a start, and asking it takes longest. */
const PLAIN = /^https?:\/\/(?:(?!xn--)[a-z\d-]+\.)+(?!xn--)[a-z]{2,}(?:[/?#].{0,2000})?$/i

export const isWebAddress = (url: string): boolean =>
  PLAIN.test(url) || (safeUrl(url) !== undefined && !isInternalUrl(url))

/**
 * Reads bookmarks one by one: a damaged one costs no other, and a damaged part of one only that part. A folder that
 * cannot be one, without a name or too deep, gives its place to what is in it.
 */
export const nodesSchema: Schema<Nodes> = {
  parse(input): Parsed<Nodes> {
    const reading: Reading = { repaired: [], readIds: new Set() }
    return { ok: true, value: readNodes(input, 'bookmarks', 0, reading), repaired: reading.repaired }
  },
}

interface Reading {
  readonly repaired: string[]
  readonly readIds: Set<string>
}

/** Deeper nothing is read: nobody has made that. */
const READ_DEPTH = 10 * BOOKMARK_LIMITS.depth

function readNodes(input: unknown, path: string, depth: number, reading: Reading): Nodes {
  if (!Array.isArray(input) || depth > READ_DEPTH) {
    reading.repaired.push(path)
    return []
  }
  return input.flatMap((one: unknown, at) => readNode(one, `${path}.${at}`, depth, reading))
}

function readNode(input: unknown, path: string, depth: number, reading: Reading): Nodes {
  if (isPlainObject(input) && 'children' in input) return readFolder(input, path, depth, reading)
  const bookmark = isPlainObject(input) ? readBookmark(input, path, reading) : undefined
  if (bookmark === undefined) reading.repaired.push(path)
  return bookmark === undefined ? [] : [bookmark]
}

type Given = Readonly<Record<string, unknown>>

const FOLDER_FIELDS = ['id', 'name', 'children']

function readFolder(input: Given, path: string, depth: number, reading: Reading): Nodes {
  const name = nameOf(input.name)
  if (name === '' || depth > BOOKMARK_LIMITS.depth) {
    reading.repaired.push(path)
    return readNodes(input.children, `${path}.children`, depth + 1, reading)
  }
  const id = freshId(input.id, path, reading.readIds)
  noteRepairs(input, { id, name }, FOLDER_FIELDS, path, reading)
  return [{ id, name, children: readNodes(input.children, `${path}.children`, depth + 1, reading) }]
}

const FIELDS = ['id', 'name', 'url', 'tags', 'added']

/** A bookmark needs an address of the web. */
function readBookmark(input: Given, path: string, reading: Reading): BookmarkNode | undefined {
  const { url, tags = [], added = 0 } = input
  if (typeof url !== 'string' || !isWebAddress(url)) return undefined
  const id = freshId(input.id, path, reading.readIds)
  const name = nameOf(input.name) || oneLine(url, BOOKMARK_LIMITS.nameLength)
  const tidy = tidyTags(Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [])
  if (!Array.isArray(tags) || tidy.length < tags.length) reading.repaired.push(`${path}.tags`)
  if (!isSeconds(added)) reading.repaired.push(`${path}.added`)
  noteRepairs(input, { id, name }, FIELDS, path, reading)
  return { id, name, url, tags: tidy, added: isSeconds(added) ? added : 0 }
}

const nameOf = (name: unknown): string =>
  typeof name === 'string' ? firstCodePoints(name, BOOKMARK_LIMITS.nameLength) : ''

const isSeconds = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Notes what is read otherwise than it was given, and what is not read at all. */
function noteRepairs(input: Given, read: Given, fields: readonly string[], path: string, { repaired }: Reading): void {
  for (const [key, value] of Object.entries(read)) if (input[key] !== value) repaired.push(`${path}.${key}`)
  repaired.push(...Object.keys(input).flatMap((key) => (fields.includes(key) ? [] : [`${path}.${key}`])))
}
