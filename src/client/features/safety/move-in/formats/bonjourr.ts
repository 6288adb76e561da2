import { isPlainObject } from '../../../../lib/values/json.ts'
import type { LeftBehind } from '../model.ts'
import { bonjourrContents, otherPartsOfBonjourr } from './bonjourr-contents.ts'
import {
  type Entry,
  fieldsOf,
  givenOnce,
  leftParts,
  listIn,
  orderedBy,
  type SiteEntry,
  type Source,
  textIn,
} from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** A link or folder with the name of its group, or the id of its folder. */
interface Link {
  readonly id: string
  readonly parent: string
  readonly fields: Fields
  readonly picture: string
}

/** The group that Bonjourr has by itself, and the one that a browser fills. */
const OWN_GROUP = 'default'
const TOP_SITES = 'topsites'

/** Pictures that Bonjourr has looked up by itself; nobody has chosen them, and they are not asked for here. */
const LOOKED_UP = /^(https:\/\/(services\.bonjourr\.fr|api\.faviconkit\.com)\/|\d+$)/

/**
 * Reads a file of Bonjourr: its settings in one flat record, links in it by `linksXXXXXX` with the name of their group as
 * `parent`; before version 18 a list `links`, before 20 numbers of `linktabs` (github.com/victrme/Bonjourr,
 * `compatibility/filters.ts`). Undefined if it is none.
 */
export function readBonjourr(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  if (!isOfBonjourr(root)) return undefined
  const links = linksIn(root)
  const opens = root.linknewtab === true ? 'tab' : 'self'
  const linksOf = givenOnce(Map.groupBy(links, ({ parent }) => parent))
  const { groups, left } = groupsIn(root, links)
  return {
    product: 'bonjourr',
    pages: groups.map((group) => ({
      name: group === OWN_GROUP ? '' : group,
      icon: '',
      entries: linksOf(group).map((link) => entryOf(link, linksOf, opens)),
    })),
    left: [
      ...leftParts('picture', [links.some(({ fields }) => fieldsOf(fields.icon).type === 'file') && 'pictures']),
      ...left,
      ...otherPartsOfBonjourr(root),
    ],
    contents: bonjourrContents(root),
  }
}

function isOfBonjourr(root: Fields): boolean {
  const about = fieldsOf(root.about)
  if (textIn(about, 'browser') !== '' && textIn(about, 'version') !== '') return true
  return typeof root.linksrow === 'number' && typeof root.linknewtab === 'boolean'
}

function linksIn(root: Fields): readonly Link[] {
  const records = Object.entries(root)
    .filter(([key, value]) => key.length === 11 && key.startsWith('links') && isPlainObject(value))
    .map(([id, value]): Fields => ({ ...fieldsOf(value), id }))
  const all: readonly Fields[] = [...(listIn(root, 'links') ?? []).map(fieldsOf), ...orderedBy(records, 'order')]
  const folders = new Set(all.filter(isFolder).map((fields) => textIn(fields, 'id')))
  return all.map((fields) => ({
    id: textIn(fields, 'id'),
    parent: parentOf(fields, root, folders),
    fields,
    picture: pictureOf(fields.icon, root),
  }))
}

const isFolder = (fields: Fields): boolean => fields.folder === true

/** The name of a link's group or the id of its folder; the own group for what has neither. */
function parentOf(fields: Fields, root: Fields, folders: ReadonlySet<string>): string {
  const { parent } = fields
  const tabs = listIn(fieldsOf(root.linktabs), 'titles')
  const name = typeof parent === 'number' ? tabs?.[parent] : parent
  if (typeof name !== 'string' || name === '') return OWN_GROUP
  const isInFolder = /^links.{6}$/.test(name)
  return isInFolder && (isFolder(fields) || !folders.has(name)) ? OWN_GROUP : name
}

function pictureOf(icon: unknown, root: Fields): string {
  const { type, value } = isPlainObject(icon) ? icon : { type: 'url', value: icon }
  if (typeof value !== 'string' || type === 'auto' || type === 'file') return ''
  const address = value.startsWith('alias:') ? textIn(root, value) : value
  return LOOKED_UP.test(address) ? '' : address
}

/** The groups in their order, those that only links name behind them; of those that a browser fills there is nothing. */
function groupsIn(
  root: Fields,
  links: readonly Link[],
): { readonly groups: readonly string[]; readonly left: readonly LeftBehind[] } {
  const { groups, synced } = fieldsOf(root.linkgroups)
  const namesIn = (list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((name) => (typeof name === 'string' ? [name || OWN_GROUP] : []))
  const filled = new Set(namesIn(synced))
  const folders = new Set(links.filter(({ fields }) => isFolder(fields)).map(({ id }) => id))
  const named = new Set(links.map(({ parent }) => parent).filter((parent) => !folders.has(parent)))
  const all = new Set([...namesIn(groups), ...namesIn(listIn(fieldsOf(root.linktabs), 'titles')), ...named])
  const isKept = (group: string) =>
    named.has(group) || (group !== OWN_GROUP && group !== TOP_SITES && !filled.has(group))
  const away = [...all].filter((group) => !isKept(group) && group !== OWN_GROUP)
  return {
    groups: [...all].filter(isKept),
    left: away.map((group) =>
      group === TOP_SITES
        ? { name: '', group: '', why: 'picture', part: 'topSites' }
        : { name: group, group: '', why: 'picture' },
    ),
  }
}

function entryOf(link: Link, linksOf: (folder: string) => readonly Link[], opens: string): Entry {
  const name = textIn(link.fields, 'title')
  if (!isFolder(link.fields)) return siteOf(link, opens)
  return { at: 'folder', name, size: '', entries: linksOf(link.id).map((child) => siteOf(child, opens)) }
}

const siteOf = ({ fields, picture }: Link, opens: string): SiteEntry => ({
  at: 'site',
  name: textIn(fields, 'title'),
  address: textIn(fields, 'url'),
  picture,
  ...{ letters: '', color: '', size: '' },
  opens,
})
