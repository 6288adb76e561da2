import { type Entry, fieldsOf, listIn, otherParts, type Source, textIn } from './source.ts'

/** Our widgets that mean the same as a component of iTab. Its `daysMatter` counts from a date of the user's own. */
const COMPONENTS = new Map([
  ['weather', 'weather'],
  ['topsearch', 'hot-search'],
  ['calendar', 'calendar'],
  ['notes', 'notes'],
  ['wallpaper', 'wallpaper'],
  ['bookmarks', 'book-marks'],
  ['countdown', 'work-time'],
])

/** Reads an export of iTab: `{ navConfig: [group] }`; undefined if it is none. */
export function readItab(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  const pages = listIn(root, 'navConfig')?.map((page) => {
    const fields = fieldsOf(page)
    return {
      name: textIn(fields, 'name'),
      icon: textIn(fields, 'icon'),
      entries: listIn(fields, 'children')?.map(entryOf) ?? [],
    }
  })
  return pages && { product: 'itab', pages, left: otherParts(root, 'navConfig') }
}

function entryOf(node: unknown): Entry {
  const fields = fieldsOf(node)
  const children = listIn(fields, 'children') ?? []
  const type = textIn(fields, 'type')
  const name = textIn(fields, 'name')
  const size = textIn(fields, 'size')
  const address = textIn(fields, 'url')
  if (type === 'folder' || children.length > 0) return { at: 'folder', name, size, entries: children.map(entryOf) }
  if (type === 'component') return { at: 'widget', name, component: COMPONENTS.get(textIn(fields, 'component')), size }
  if (address === '') return { at: 'other', name }
  return {
    at: 'site',
    name,
    address,
    picture: type === 'text' ? '' : textIn(fields, 'src'),
    letters: textIn(fields, 'iconText'),
    color: textIn(fields, 'backgroundColor'),
    size,
    opens: fields.openType,
  }
}
