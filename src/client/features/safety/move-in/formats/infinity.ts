import { infinityEntry } from './infinity-entry.ts'
import { fieldsOf, listIn, otherParts, type Source } from './source.ts'

/** Reads a backup of Infinity: `{ data: { site: { sites: [[item]] } } }`, a list a page; undefined if it is none. */
export function readInfinity(data: unknown): Source | undefined {
  const parts = fieldsOf(fieldsOf(data).data)
  const pages = listIn(fieldsOf(parts.site), 'sites')?.map((page) => ({
    name: '',
    icon: '',
    entries: (Array.isArray(page) ? page : [page]).map(infinityEntry),
  }))
  return pages && { product: 'infinity', pages, left: otherParts(parts, 'site') }
}
