import { parseColor } from '../../../shared/lib/color/color.ts'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { formatHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import { withRim } from '../../ui/components/tile-frame/with-rim.ts'

/** What the settings say of the look of tiles; sizes in px at scale 1. */
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

/** A folder's small tiles are drawn 34 px with a radius of 10 beside icons of 58 px with a radius of 16. */
const MINI = { side: 34 / 58, radiusPercent: (100 * 10 * 58) / (34 * 16) } as const

const INK: Rgb = [13, 34, 33]
const WHITE: Rgb = [255, 255, 255]

/** The custom properties by which tiles, their names and folders follow the settings; empty is the drawn look. */
export function propertiesOf(look: IconLook): Readonly<Record<`--gk-${string}`, string>> {
  const fancy = parseFancyRadius(look.fancyRadius)
  const background = look.isIconGlobalBg ? look.iconGlobalBg : ''
  const percent = Math.min(50, (look.iconRadius / look.iconSize) * MINI.radiusPercent)
  return {
    '--gk-icon-r': scaled(look.iconRadius),
    '--gk-icon-shape': fancy ? radiusText(fancy, 1) : '',
    '--gk-mini-r': fancy ? radiusText(fancy, MINI.side) : `${Number(percent.toFixed(1))}%`,
    '--gk-label': `max(11px, ${scaled(look.iconNameSize)})`,
    '--gk-label-color': look.iconNameColor,
    '--gk-icon-opacity': look.iconOpacity === 100 ? '' : String(look.iconOpacity / 100),
    '--gk-icon-bg': background,
    '--gk-icon-ink': background && inkOn(background),
    '--gk-icon-shadow': withRim(look.iconBoxShadow),
    '--gk-tile-shadow': withRim(look.iconBoxShadow),
  }
}

const scaled = (px: number) => `calc(${px}px * var(--gk-s))`

/** For letters on one background behind all art: ink or white, as is read better; on air, as the wallpaper asks for. */
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
  readonly across: readonly Length[]
  readonly along: readonly Length[]
}

const LENGTH = /^(\d{1,3}(?:\.\d{1,3})?)(px|%)$|^0$/

/**
 * Reads an eight-value border radius as generators give it, e.g. `30% 70% 70% 30% / 30% 30% 70% 70%`: one to four lengths
 * in px or %, and after at most one slash one to four more. `border-radius:` before it and semicolons after it are
 * stripped. Undefined for anything else, the empty text included.
 */
export function parseFancyRadius(text: string): FancyRadius | undefined {
  const sides = bare(text)
    .split('/')
    .map((side) => side.trim().split(/\s+/).map(parseLength))
  const [across, along = []] = sides
  if (across === undefined || sides.length > 2 || sides.some((side) => side.length > 4)) return undefined
  const known = (side: readonly (Length | undefined)[]) => side.filter((length) => length !== undefined)
  const radius = { across: known(across), along: known(along) }
  return radius.across.length === across.length && radius.along.length === along.length ? radius : undefined
}

/**
 * What somebody typed for a fancy radius, as it is kept: without what generators write around it; empty is the plain
 * radius. Undefined if it is no radius.
 */
export function readFancyRadius(text: string): string | undefined {
  const list = bare(text)
  return list === '' || parseFancyRadius(list) !== undefined ? list : undefined
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^border-radius\s*:\s*/i, '')
    .replace(/[\s;]+$/, '')

function parseLength(text: string): Length | undefined {
  const [whole, number = '0', unit] = LENGTH.exec(text) ?? []
  return whole === undefined ? undefined : { number: Number(number), unit: unit === '%' ? '%' : 'px' }
}

/** As CSS has it, built from the numbers alone; pixels grow with the screen, and by `factor`. */
function radiusText({ across, along }: FancyRadius, factor: number): string {
  const side = (lengths: readonly Length[]) =>
    lengths
      .map(({ number, unit }) => (unit === '%' ? `${number}%` : scaled(Number((number * factor).toFixed(2)))))
      .join(' ')
  return along.length === 0 ? side(across) : `${side(across)} / ${side(along)}`
}
