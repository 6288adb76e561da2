import { infinityEntry } from './infinity.ts'
import { fieldsOf, listIn, otherParts, type Source, textIn } from './source.ts'

/** Reads an export of WeTab: `{ data: { 'store-icon': { icons: [page] } } }`; undefined if it is none. */
export function readWetab(data: unknown): Source | undefined {
  const parts = fieldsOf(fieldsOf(data).data)
  const pages = listIn(fieldsOf(parts['store-icon']), 'icons')?.map((page) => {
    const fields = fieldsOf(page)
    return {
      name: textIn(fields, 'name'),
      icon: '',
      entries: (listIn(fields, 'children') ?? []).map(infinityEntry),
    }
  })
  return pages && { product: 'wetab', pages, left: otherParts(parts, ['store-icon'], PARTS) }
}

const PARTS = {
  'store-setting': 'settings',
  'store-wallpaper': 'wallpaper',
  'store-search': 'search',
  'store-note': 'notes',
  'store-todo': 'todos',
  'store-weather': 'weather',
} as const
