import { svgUrl } from './look.ts'
import { mouseSettings } from './settings.ts'

type Cursor = typeof mouseSettings.initial.cursorData

const drawings = import.meta.glob<string>('../../../../catalog/cursors/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The cursor themes, in the spec's order. */
export const THEMES = ['wood', 'windmill', 'easter', 'christmas', 'witch', 'smile', 'heart'] as const

/** The hot spots of arrow and hand, in px of 32: all themes share them. */
const HOT_SPOTS = { d_x: 3, d_y: 2, p_x: 9, p_y: 3 } as const

const draw = (name: string): string => svgUrl(drawings[`../../../../catalog/cursors/${name}.svg`] ?? '')

/** The stored value of a theme; `title` is its name in the current language. An unknown id is the system's cursor. */
export function cursorOf(id: string, title: string): Cursor {
  if (!THEMES.some((theme) => theme === id)) return mouseSettings.initial.cursorData
  return { id, title, default: draw(`${id}-default`), pointer: draw(`${id}-pointer`), ...HOT_SPOTS }
}
