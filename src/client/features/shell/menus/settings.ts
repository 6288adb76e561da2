import * as v from 'valibot'
import { field, repairBySchema } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

const shortText = v.pipe(v.string(), v.maxLength(60))
const entrySchema = v.strictObject({ text: shortText, subText: shortText, hide: v.boolean(), divider: v.boolean() })
type Entry = v.InferOutput<typeof entrySchema>

const entry = (text: string, subText: string, hide = false): Entry => ({ text, subText, hide, divider: false })
const divider = (name: string): Entry => ({ text: name, subText: '', hide: false, divider: true })

/** The spec's default entries of the right-click menu, and ours; the user's arrangement replaces them. */
const ENTRIES: readonly Entry[] = [
  entry('refresh', 'Ctrl+R'),
  entry('wallpaper', 'Ctrl+D'),
  divider('divider-1'),
  entry('addIcon', 'Ctrl+A'),
  entry('addComponent', ''),
  entry('addFolder', 'Ctrl+P'),
  entry('addGroup', ''),
  entry('freeMode', 'Ctrl+O'),
  entry('editDesktop', 'Ctrl+E'),
  divider('divider-2'),
  entry('undo', 'Ctrl+Z'),
  entry('redo', 'Ctrl+Shift+Z'),
  entry('backup', 'Ctrl+B'),
  divider('divider-3'),
  entry('settings', 'Ctrl+S'),
  entry('fullscreen', 'F11', true),
  entry('featuredGroups', 'Ctrl+G', true),
  entry('engine', 'Tab', true),
  entry('searchMode', 'Ctrl+F', true),
]

/** Settings tab 12: the right-click menu. */
export const menuSettings = defineSettings('menu', {
  contextmenusConfig: field.value(ENTRIES, repairBySchema(v.pipe(v.array(entrySchema), v.maxLength(200)))),
})

/** The tools of the shortcut bar: 1 minimal, 2 dark, 3 free layout, 4 music, 5 lock, 6 random wallpaper. */
export const TOOLS = [1, 2, 3, 4, 5, 6] as const

/** Settings tab 14: the shortcut bar; `shortcutConfig` lists the enabled tools in their order. */
export const shortcutSettings = defineSettings('shortcut', {
  isTopHoverShortcut: field.toggle(false, { desktopOnly: true }),
  shortcutConfig: field.value<readonly number[]>(
    TOOLS,
    repairBySchema(v.pipe(v.array(v.picklist(TOOLS)), v.checkItems(isFirst))),
  ),
})

function isFirst<T>(tool: T, index: number, tools: readonly T[]): boolean {
  return tools.indexOf(tool) === index
}
