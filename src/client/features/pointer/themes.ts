import { svgUrl } from './look.ts'
import { mouseSettings } from './settings.ts'

type Cursor = typeof mouseSettings.initial.cursorData

const drawings = import.meta.glob<string>('../../../../catalog/cursors/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Themes of the cursor, in the spec's order. */
export const THEMES = ['wood', 'windmill', 'easter', 'christmas', 'witch', 'smile', 'heart'] as const

/** Where arrow and hand point, in px of 32: every theme is drawn over the same two. */
const SPOTS = { d_x: 3, d_y: 2, p_x: 9, p_y: 3 } as const

const draw = (name: string): string => svgUrl(drawings[`../../../../catalog/cursors/${name}.svg`] ?? '')

/** What is kept of a theme; `title` is its name as it was chosen. An unknown one is the system's own cursor. */
export function cursorOf(id: string, title: string): Cursor {
  if (!THEMES.some((theme) => theme === id)) return mouseSettings.initial.cursorData
  return { id, title, default: draw(`${id}-default`), pointer: draw(`${id}-pointer`), ...SPOTS }
}
