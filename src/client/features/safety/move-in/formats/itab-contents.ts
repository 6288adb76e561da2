import { noteText } from './note-text.ts'
import { inverse, is, number, percent, type SettingRow, settingsIn, text, toggle } from './setting-values.ts'
import { fieldsOf, givenOnce, listIn, type SourceContents, textIn } from './source.ts'

/** Settings of iTab's `baseConfig` that mean the same here. */
const SETTINGS: readonly SettingRow[] = [
  ['theme.mode', 'theme', 'isDarkMode', is('dark')],
  ['theme.system', 'theme', 'darkModeBySysten', toggle],
  ['theme.color', 'theme', 'primaryColor', text],
  ['sidebar.placement', 'sidebar', 'isSidebarRight', is('right')],
  ['sidebar.autoHide', 'sidebar', 'isSidebarAutoHide', toggle],
  ['sidebar.width', 'sidebar', 'sidebarWidth', number],
  ['sidebar.opacity', 'sidebar', 'sidebarOpacity', percent],
  ['time.show', 'time', 'isTime', toggle],
  ['time.size', 'time', 'timeSize', number],
  ['time.color', 'time', 'timeColor', text],
  ['time.hour24', 'time', 'time24', toggle],
  ['time.sec', 'time', 'timeSecond', toggle],
  ['search.show', 'search', 'isSearch', toggle],
  ['search.history', 'search', 'isSearchHistory', toggle],
  ['search.height', 'search', 'searchHeight', number],
  ['search.radius', 'search', 'searchRadius', number],
  ['search.bgColor', 'search', 'searchOpacity', percent],
  ['search.translateHide', 'search', 'isSearchTranslate', inverse],
  ['icon.iconSize', 'icon', 'iconSize', number],
  ['icon.iconRadius', 'icon', 'iconRadius', number],
  ['icon.iconX', 'icon', 'iconGapX', number],
  ['icon.iconY', 'icon', 'iconGapY', number],
  ['icon.name', 'icon', 'iconName', toggle],
  ['icon.nameSize', 'icon', 'iconNameSize', number],
  ['icon.nameColor', 'icon', 'iconNameColor', text],
  ['icon.opactiy', 'icon', 'iconOpacity', percent],
  ['wallpaper.mask', 'wallpaper', 'wallpaperMask', percent],
  ['wallpaper.blur', 'wallpaper', 'wallpaperVague', number],
]

/** What an export of iTab has beside its icons: `notes`, `todo` in the lists of `todoFolder`, and `baseConfig`. */
export const itabContents = (root: Readonly<Record<string, unknown>>): SourceContents => ({
  notes: (listIn(root, 'notes') ?? []).map(fieldsOf).map((note) => ({
    name: textIn(note, 'title'),
    content: noteText(textIn(note, 'content')),
    created: note.ct,
    time: note.ut ?? note.ct,
    pinned: note.fixed === true,
  })),
  todos: todoLists(root),
  settings: settingsIn(root.baseConfig, SETTINGS),
  engines: enginesOf(fieldsOf(root.baseConfig)),
  wallpaper: textIn(fieldsOf(fieldsOf(root.baseConfig).wallpaper), 'src'),
})

/** The list that iTab has by itself, whose todos name it or none. */
const FIRST_LIST = 'in-plan'

function todoLists(root: Readonly<Record<string, unknown>>): SourceContents['todos'] {
  const todos = (listIn(root, 'todo') ?? []).map(fieldsOf)
  const folders = (listIn(root, 'todoFolder') ?? [])
    .map(fieldsOf)
    .map((folder) => ({ id: textIn(folder, 'id'), name: textIn(folder, 'name') }))
    .filter(({ id, name }) => id !== FIRST_LIST && id !== '' && name !== '')
  const ids = new Set<unknown>(folders.map(({ id }) => id))
  const todosOf = givenOnce(Map.groupBy(todos, ({ folderId }) => (ids.has(folderId) ? folderId : '')))
  return [{ id: '', name: '' }, ...folders].map(({ id, name }) => ({
    name,
    todos: todosOf(id).map((todo) => ({
      text: textIn(todo, 'content'),
      day: textIn(todo, 'expire'),
      finish: todo.done === true,
    })),
  }))
}

function enginesOf(config: Readonly<Record<string, unknown>>): SourceContents['engines'] {
  const engines = (listIn(config, 'searchEngine') ?? []).map(fieldsOf)
  const isUsed = (engine: Readonly<Record<string, unknown>>) =>
    engine.key !== undefined && engine.key === config.useSearch
  return [...engines.filter(isUsed), ...engines.filter((engine) => !isUsed(engine))].map((engine) => ({
    name: textIn(engine, 'title'),
    address: textIn(engine, 'href'),
  }))
}
