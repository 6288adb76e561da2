import type { PropertyValues } from '../../../core/contribute/properties.ts'
import type { mouseSettings } from './settings.ts'

type Cursor = typeof mouseSettings.initial.cursorData

/** Data URLs alone: a cursor fetches nothing, and cannot escape from the CSS text around it. */
const PICTURE = /^data:image\/(?:svg\+xml|png|webp|gif)[;,][^"\\\n]+$/

/** The custom properties of a cursor; empty values are the system's cursor. */
export function cursorProperties({ default: arrow, pointer, d_x, d_y, p_x, p_y }: Cursor): PropertyValues {
  return {
    '--gk-cursor': cursorValue(arrow, d_x, d_y, 'auto'),
    '--gk-cursor-pointer': cursorValue(pointer, p_x, p_y, 'pointer'),
  }
}

/** A CSS `cursor` value: the image with its hot spot, and the system's as fallback. */
function cursorValue(picture: string, x: number, y: number, fallback: string): string {
  return PICTURE.test(picture) ? `url("${picture}") ${x} ${y}, ${fallback}` : ''
}

/** An SVG drawing as a data URL with as few escapes as possible. */
export function svgUrl(svg: string): string {
  const compact = svg.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'")
  return `data:image/svg+xml,${compact.replaceAll(/[%#<>]/g, encodeURIComponent)}`
}
