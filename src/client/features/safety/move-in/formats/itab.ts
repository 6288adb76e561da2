import { isPlainObject } from '../../../../lib/values/json.ts'
import { widgetOfItab } from './components.ts'
import { itabContents } from './itab-contents.ts'
import { type Entry, fieldsOf, listIn, otherParts, type Source, textIn } from './source.ts'

/** Sizes of iTab by name; other exports write `small` and `medium` where later ones write rows by columns. */
const SIZES = new Map([
  ['small', '2x2'],
  ['medium', '2x4'],
])

/** Reads an export of iTab: `{ navConfig: [group], baseConfig }`, one of which may be missing; undefined if it is none. */
export function readItab(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  const isExport = isPlainObject(root.baseConfig) || (listIn(root, 'notes') && listIn(root, 'todo'))
  const list = listIn(root, 'navConfig') ?? (isExport ? [] : undefined)
  const pages = list?.map((page) => {
    const fields = fieldsOf(page)
    return {
      name: textIn(fields, 'name'),
      icon: textIn(fields, 'icon'),
      entries: listIn(fields, 'children')?.map(entryOf) ?? [],
    }
  })
  return pages && { product: 'itab', pages, left: otherParts(root, READ, PARTS), contents: itabContents(root) }
}

const READ = ['navConfig', 'notes', 'todo', 'todoFolder']
const PARTS = { baseConfig: 'otherSettings' } as const

function entryOf(node: unknown): Entry {
  const fields = fieldsOf(node)
  const children = listIn(fields, 'children') ?? []
  const type = textIn(fields, 'type')
  const name = textIn(fields, 'name')
  const given = textIn(fields, 'size')
  const size = SIZES.get(given) ?? given
  const address = textIn(fields, 'url')
  if (type === 'folder' || children.length > 0) return { at: 'folder', name, size, entries: children.map(entryOf) }
  const component = textIn(fields, 'component')
  if (type === 'component' || (component !== '' && address === ''))
    return { at: 'widget', name, component: widgetOfItab(component), size }
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
