import { widgetOfWetab } from './components.ts'
import { infinityContents } from './infinity-contents.ts'
import { type Entry, fieldsOf, listIn, otherParts, type Source, textIn } from './source.ts'

/** Reads a backup of Infinity: `{ data: { site: { sites: [[item]] } } }`, a list a page; undefined if it is none. */
export function readInfinity(data: unknown): Source | undefined {
  const parts = fieldsOf(fieldsOf(data).data)
  const pages = listIn(fieldsOf(parts.site), 'sites')?.map((page) => ({
    name: '',
    icon: '',
    entries: (Array.isArray(page) ? page : [page]).map(infinityEntry),
  }))
  return (
    pages && { product: 'infinity', pages, left: otherParts(parts, READ, PARTS), contents: infinityContents(parts) }
  )
}

const READ = ['site', 'note', 'todo', 'wallpaper', 'searcher']
const PARTS = { setting: 'otherSettings' } as const

/** An item of Infinity, and of WeTab, which writes the same fields. */
export function infinityEntry(node: unknown): Entry {
  const fields = fieldsOf(node)
  const children = listIn(fields, 'children') ?? []
  const type = textIn(fields, 'type')
  const name = textIn(fields, 'name')
  const address = textIn(fields, 'target')
  const isFolder = type === 'folder-icon' || textIn(fields, 'id').startsWith('folderId-') || children.length > 0
  if (isFolder) return { at: 'folder', name, size: '', entries: children.map(infinityEntry) }
  if (type === 'widget') return { at: 'widget', name, component: widgetOfWetab(textIn(fields, 'widgetName')), size: '' }
  if (address === '') return { at: 'other', name }
  const face = textIn(fields, 'bgType')
  return {
    at: 'site',
    name,
    address,
    picture: face === 'color' || face === 'text' ? '' : textIn(fields, 'bgImage'),
    letters: textIn(fields, 'bgText'),
    color: textIn(fields, 'bgColor'),
    size: '',
    opens: undefined,
  }
}
