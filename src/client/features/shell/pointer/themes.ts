import { svgUrl } from './look.ts'
import { mouseSettings } from './settings.ts'

type Cursor = typeof mouseSettings.initial.cursorData

const drawings = import.meta.glob<string>('../../../../../catalog/cursors/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The cursor themes, in the spec's order: the names of their emblems' drawings. */
export const THEMES = ['wood', 'turtle', 'bean', 'windmill', 'easter', 'christmas', 'witch', 'smile', 'heart'] as const

/** The tips of arrow and hand, in px of 32: all themes share them. */
const HOT_SPOTS = { d_x: 3, d_y: 3, p_x: 10, p_y: 3 } as const

const drawing = (name: string): string => drawings[`../../../../../catalog/cursors/${name}.svg`] ?? ''

/** A pointer in the theme's tint, which is the `color` of the emblem's drawing, with the emblem over it. */
function draw(pointer: 'arrow' | 'hand', theme: string): string {
  const [, shapes = ''] = /^<svg[^>]*>(.*)<\/svg>/s.exec(drawing(pointer)) ?? []
  return svgUrl(drawing(theme).replace('>', `>${shapes}`))
}

/** The stored value of a theme; `title` is its name in the current language. An unknown id is the system's cursor. */
export function cursorOf(id: string, title: string): Cursor {
  if (!THEMES.some((theme) => theme === id)) return mouseSettings.initial.cursorData
  return { id, title, default: draw('arrow', id), pointer: draw('hand', id), ...HOT_SPOTS }
}
