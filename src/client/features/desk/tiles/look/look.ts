import { parseColor } from '../../../../../shared/lib/color/color.ts'
import { contrast } from '../../../../../shared/lib/color/contrast.ts'
import { formatHex, type Rgb } from '../../../../../shared/lib/color/rgb.ts'
import { withRim } from '../../../../ui/components/tile-frame/with-rim.ts'

/** The settings for the look of tiles; sizes in px at scale 1. */
export interface IconLook {
  readonly iconSize: number
  readonly iconRadius: number
  readonly fancyRadius: string
  readonly iconNameSize: number
  readonly iconNameColor: string
  readonly iconOpacity: number
  readonly isIconGlobalBg: boolean
  readonly iconGlobalBg: string
  readonly iconBoxShadow: string
}

/** Miniatures are 34 px with a radius of 10 px where icons are 58 px with a radius of 16 px. */
const MINI = { side: 34 / 58, radiusPercent: (100 * 10 * 58) / (34 * 16) } as const

const INK: Rgb = [13, 34, 33]
const WHITE: Rgb = [255, 255, 255]

/** The custom properties of tiles, names and folders for the settings; empty means the default look. */
export function iconProperties(look: IconLook): Readonly<Record<`--gk-${string}`, string>> {
  const fancy = parseFancyRadius(look.fancyRadius)
  const background = look.isIconGlobalBg ? look.iconGlobalBg : ''
  const percent = Math.min(50, (look.iconRadius / look.iconSize) * MINI.radiusPercent)
  return {
    '--gk-icon-r': scaled(look.iconRadius),
    '--gk-icon-shape': fancy ? radiusText(fancy, 1) : '',
    '--gk-mini-r': fancy ? radiusText(fancy, MINI.side) : `${Number(percent.toFixed(1))}%`,
    '--gk-label': `max(12px, ${scaled(look.iconNameSize)})`,
    '--gk-label-color': look.iconNameColor,
    '--gk-icon-opacity': look.iconOpacity === 100 ? '' : String(look.iconOpacity / 100),
    '--gk-icon-bg': background,
    '--gk-icon-ink': background && inkOn(background),
    '--gk-icon-shadow': withRim(look.iconBoxShadow),
    '--gk-tile-shadow': withRim(look.iconBoxShadow),
  }
}

const scaled = (px: number) => `round(${px}px * var(--gk-s), 1px)`

/** The colour of letters on a global background: ink or white by contrast; wallpaper text if it is transparent. */
function inkOn(background: string): string {
  const color = parseColor(background)
  if (color === undefined || color.alpha < 0.5) return 'var(--gk-wp-1)'
  return formatHex(contrast(INK, color.rgb) >= contrast(WHITE, color.rgb) ? INK : WHITE)
}

interface Length {
  readonly number: number
  readonly unit: 'px' | '%'
}

/** A CSS border radius: horizontal radii, and vertical ones where they differ. */
export interface FancyRadius {
  readonly horizontal: readonly Length[]
  readonly vertical: readonly Length[]
}

const LENGTH = /^(\d{1,3}(?:\.\d{1,3})?)(px|%)$|^0$/

/**
 * Parses one to four lengths in px or %, optionally a slash and one to four more, with or without `border-radius:`, e.g.
 * `30% 70% 70% 30% / 30% 30% 70% 70%`. Undefined for anything else, empty text included.
 */
export function parseFancyRadius(text: string): FancyRadius | undefined {
  const sides = stripDeclaration(text)
    .split('/')
    .map((side) => side.trim().split(/\s+/).map(parseLength))
  const [horizontal, vertical = []] = sides
  if (horizontal === undefined || sides.length > 2 || sides.some((side) => side.length > 4)) return undefined
  const valid = (side: readonly (Length | undefined)[]) => side.filter((length) => length !== undefined)
  const radius = { horizontal: valid(horizontal), vertical: valid(vertical) }
  return radius.horizontal.length === horizontal.length && radius.vertical.length === vertical.length
    ? radius
    : undefined
}

/** Normalizes a typed fancy radius for storage; empty is the plain radius. Undefined if it is invalid. */
export function readFancyRadius(text: string): string | undefined {
  const radius = stripDeclaration(text)
  return radius === '' || parseFancyRadius(radius) !== undefined ? radius : undefined
}

const stripDeclaration = (text: string) =>
  text
    .trim()
    .replace(/^border-radius\s*:\s*/i, '')
    .replace(/[\s;]+$/, '')

function parseLength(text: string): Length | undefined {
  const [whole, number = '0', unit] = LENGTH.exec(text) ?? []
  return whole === undefined ? undefined : { number: Number(number), unit: unit === '%' ? '%' : 'px' }
}

/** Formats a radius for CSS from its numbers alone; pixels scale with the screen and by `factor`. */
function radiusText({ horizontal, vertical }: FancyRadius, factor: number): string {
  const side = (lengths: readonly Length[]) =>
    lengths
      .map(({ number, unit }) => (unit === '%' ? `${number}%` : scaled(Number((number * factor).toFixed(2)))))
      .join(' ')
  return vertical.length === 0 ? side(horizontal) : `${side(horizontal)} / ${side(vertical)}`
}
