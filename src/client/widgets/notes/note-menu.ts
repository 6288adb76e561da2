import type { Item } from '../../../shared/entities/item.ts'
import { home } from '../../kit/desktop.ts'
import { arrowOut, copy, duplicate, eye, image, note as noteIcon, pin, trash } from '../../kit/icons.ts'
import type { MenuEntry } from '../../kit/interaction.ts'
import { copyNote, deleteNote, duplicateNote, exportNote, togglePin, toggleRemotePictures } from './actions.ts'
import { notesView, PREVIEW_THEMES } from './document.ts'
import { moveEntries } from './folders/folder-menu.ts'
import { messages } from './messages.ts'
import type { Note } from './model.ts'

/** The keys of a note's actions in the list. */
export const NOTE_KEYS = { pin: 'P', duplicate: 'Ctrl+D', delete: 'Delete' } as const

/** The actions of a note, and how it is shown. @param isInList whether the list has the focus, where keys act, too */
export function noteMenu(note: Note, isInList = false): readonly MenuEntry[] {
  const keyOf = (action: keyof typeof NOTE_KEYS) => (isInList ? { shortcut: NOTE_KEYS[action] } : {})
  return [
    {
      id: 'pin',
      label: messages('pin'),
      icon: pin,
      ...keyOf('pin'),
      checked: note.pinned === true,
      run: () => togglePin(note),
    },
    ...moveEntries(note),
    ...tileEntries(note),
    {
      id: 'pictures',
      label: messages('remotePictures'),
      icon: image,
      checked: note.remotePictures === true,
      run: () => toggleRemotePictures(note),
    },
    { id: 'theme', label: messages('theme'), icon: eye, items: themeEntries() },
    'divider',
    {
      id: 'duplicate',
      label: messages('duplicate'),
      icon: duplicate,
      ...keyOf('duplicate'),
      run: () => duplicateNote(note),
    },
    { id: 'copy', label: messages('copy'), icon: copy, run: () => void copyNote(note) },
    { id: 'export', label: messages('export'), icon: arrowOut, run: () => exportNote(note) },
    'divider',
    {
      id: 'delete',
      label: messages('delete'),
      icon: trash,
      ...keyOf('delete'),
      danger: true,
      run: () => deleteNote(note),
    },
  ]
}

function themeEntries(): readonly MenuEntry[] {
  const { previewTheme } = notesView.get()
  return PREVIEW_THEMES.map((theme) => ({
    id: theme,
    label: messages(`theme.${theme}`),
    checked: theme === previewTheme,
    run: () => notesView.update((now) => ({ ...now, previewTheme: theme })),
  }))
}

/** Whether a tile keeps showing this note, instead of the newest; with several tiles for each of them. */
function tileEntries({ id }: Note): readonly MenuEntry[] {
  const tiles = noteTiles()
  const { onTile } = notesView.get()
  const entryOf = (tile: Item, label: string) => ({
    id: `tile ${tile.id}`,
    label,
    checked: onTile[tile.id] === id,
    run: () => showOnTile(tile.id, id),
  })
  const [first, second] = tiles
  if (first === undefined) return []
  const label = messages('onTile')
  if (second === undefined) return [{ ...entryOf(first, label), icon: noteIcon }]
  const items = tiles.map((tile, at) => entryOf(tile, messages('tileNumber', { number: at + 1 })))
  return [{ id: 'tiles', label, icon: noteIcon, items }]
}

const noteTiles = (): readonly Item[] =>
  home.get().groups.flatMap(({ children }) => children.filter(({ component }) => component === 'notes'))

/** Ties a tile to a note, or lets it show the newest again; what is kept of removed tiles goes. */
function showOnTile(tile: string, note: string): void {
  const present = new Set(noteTiles().map(({ id }) => id))
  notesView.update((now) => {
    const others = Object.entries(now.onTile).filter(([id]) => id !== tile && present.has(id))
    const own = now.onTile[tile] === note ? [] : [[tile, note] as const]
    return { ...now, onTile: Object.fromEntries([...others, ...own]) }
  })
}
