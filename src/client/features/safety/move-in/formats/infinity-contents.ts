import { noteText } from './note-text.ts'
import { inverse, number, percent, type SettingRow, settingsIn, text } from './setting-values.ts'
import { fieldsOf, listIn, type SourceContents, textIn } from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** Settings of Infinity's `setting` that mean the same here. */
const SETTINGS: readonly SettingRow[] = [
  ['setting.icon.opacity', 'icon', 'iconOpacity', percent],
  ['setting.icon.isHideIconName', 'icon', 'iconName', inverse],
  ['setting.font.size', 'icon', 'iconNameSize', number],
  ['setting.font.color', 'icon', 'iconNameColor', text],
  ['setting.search.hide', 'search', 'isSearch', inverse],
  ['setting.search.opacity', 'search', 'searchOpacity', percent],
]

/** What a backup of Infinity has beside its icons; its notes are written in HTML. */
export function infinityContents(parts: Fields): SourceContents {
  const engine = textIn(fieldsOf(fieldsOf(fieldsOf(parts.searcher).searchEngine).current), 'name')
  return {
    notes: (listIn(fieldsOf(parts.note), 'list') ?? []).map(fieldsOf).map((note) => ({
      name: textIn(note, 'title'),
      content: noteText(textIn(note, 'content')),
      created: note.time,
      time: note.updatetime,
      pinned: note.sticky === true,
    })),
    todos: [{ name: '', todos: todosOf(listIn(fieldsOf(parts.todo), 'todoList'), 'text', 'done') }],
    settings: settingsIn(parts.setting, SETTINGS),
    engines: engine === '' ? [] : [{ name: engine, address: '' }],
    wallpaper: textIn(fieldsOf(parts.wallpaper), 'url'),
  }
}

/** The same of WeTab: to-dos in lists, and notes. */
export const wetabContents = (parts: Fields): SourceContents => ({
  notes: (listIn(fieldsOf(parts['store-note']), 'notes') ?? []).map(fieldsOf).map((note) => ({
    name: textIn(note, 'title'),
    content: noteText(textIn(note, 'content')),
    created: note.createTime,
    time: note.updateTime,
    pinned: false,
  })),
  todos: (listIn(fieldsOf(parts['store-todo']), 'todos') ?? []).map(fieldsOf).map((list) => ({
    name: textIn(list, 'name'),
    todos: todosOf(listIn(list, 'children'), 'content', 'finished'),
  })),
  settings: [],
  engines: [],
  wallpaper: '',
})

const todosOf = (list: readonly unknown[] | undefined, text: string, finished: string) =>
  (list ?? []).map(fieldsOf).map((todo) => ({ text: textIn(todo, text), day: '', finish: todo[finished] === true }))
