import type { PropertyValues } from '../../core/properties.ts'
import type { mouseSettings } from './settings.ts'

type Cursor = typeof mouseSettings.initial.cursorData

/** A picture that is the page's own: nothing is fetched for a cursor, and nothing in it ends the CSS text around it. */
const PICTURE = /^data:image\/(?:svg\+xml|png|webp|gif)[;,][^"\\\n]+$/

/** The custom properties by which the cursor follows its theme; empty is the system's own. */
export function cursorProperties({ default: arrow, pointer, d_x, d_y, p_x, p_y }: Cursor): PropertyValues {
  return {
    '--gk-cursor': cursorText(arrow, d_x, d_y, 'auto'),
    '--gk-cursor-pointer': cursorText(pointer, p_x, p_y, 'pointer'),
  }
}

/** A CSS cursor of a picture with its hot spot, with the system's for whoever cannot draw it. */
function cursorText(picture: string, x: number, y: number, otherwise: string): string {
  return PICTURE.test(picture) ? `url("${picture}") ${x} ${y}, ${otherwise}` : ''
}

/** An SVG drawing as a data URL that needs no more escapes than it must. */
export function svgUrl(svg: string): string {
  const line = svg.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'")
  return `data:image/svg+xml,${line.replaceAll(/[%#<>]/g, encodeURIComponent)}`
}
