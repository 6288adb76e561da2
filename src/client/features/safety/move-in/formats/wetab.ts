import { isPlainObject } from '../../../../lib/values/json.ts'
import { infinityEntry } from './infinity.ts'
import { wetabContents } from './infinity-contents.ts'
import { fieldsOf, listIn, otherParts, type Source, textIn } from './source.ts'

/** Reads an export of WeTab: `{ data: { 'store-icon': { icons: [page] } } }`; undefined if it is none. */
export function readWetab(data: unknown): Source | undefined {
  const parts = fieldsOf(fieldsOf(data).data)
  const isExport = isPlainObject(parts['store-todo']) || isPlainObject(parts['store-note'])
  const list = listIn(fieldsOf(parts['store-icon']), 'icons') ?? (isExport ? [] : undefined)
  const pages = list?.map((page) => {
    const fields = fieldsOf(page)
    return {
      name: textIn(fields, 'name'),
      icon: '',
      entries: (listIn(fields, 'children') ?? []).map(infinityEntry),
    }
  })
  return pages && { product: 'wetab', pages, left: otherParts(parts, READ, PARTS), contents: wetabContents(parts) }
}

const READ = ['store-icon', 'store-note', 'store-todo']
const PARTS = {
  'store-setting': 'settings',
  'store-wallpaper': 'wallpaper',
  'store-search': 'search',
  'store-weather': 'weather',
} as const
