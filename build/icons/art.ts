import { parseColor } from '../../src/shared/lib/color/color.ts'
import { contrast } from '../../src/shared/lib/color/contrast.ts'
import { toOklch, toRgbByChroma } from '../../src/shared/lib/color/oklch.ts'
import { formatHex, type Rgb } from '../../src/shared/lib/color/rgb.ts'
import { faceOf, hasArt, ICON_SOURCES, type IconSource, type Site } from '../../src/shared/lib/tile/site.ts'
import type { Measure } from './catalog.ts'
import { readIcon } from './packages.ts'
import { sanitizeIcon } from './tidy.ts'

/** A tile is 64 units wide; its subject takes 56 to 62 % of it, a wide one more of the width (DESIGN section 8). */
const TILE = 64
/** How far the background goes on outside the square: a tile that is none shows it, its subject in the shorter side. */
const BLEED = 640
const SUBJECT = { full: 36, open: 39.7, widest: 46 } as const

/** Size limit of a tile's SVG. */
export const MAX_TILE_BYTES = 6144

/** The background is lighter at the top and darker at the bottom by this lightness (OKLCH). */
const LIGHTNESS_STEP = 0.04
const WHITE: Rgb = [255, 255, 255]
const WHITE_GROUND = ['#ffffff', '#f1f4f5'] as const

/** Ink for backgrounds without enough contrast to white. */
const DARK_INK = '#1b1f21'

/** A site's tile: a drawing, or a letter that the page draws on the background. */
export interface SiteTile {
  readonly svg?: string
  readonly background: string
  readonly letter?: string
}

/** Draws the tile of a site. @throws when its icon was not measured or has forbidden content. */
export function drawSiteTile(site: Site, measures: Readonly<Record<string, Measure>>): SiteTile {
  const face = faceOf(site)
  if (!hasArt(site) || 'fontText' in face) {
    return { background: face.background, ...('fontText' in face && { letter: face.fontText }) }
  }
  const from = chooseIcon(site)
  const name = site.icons[from] ?? ''
  const measure = measures[`${from}:${name}`]
  if (!measure) throw new Error(`${from}:${name} was not measured: npx node build/icons/measure.ts`)
  const icon = readIcon(from, name)
  const white = site.art?.ground === 'white'
  const [top, bottom] = white ? WHITE_GROUND : gradientOf(face.background)
  const ink = site.art?.ink ?? (white ? inkOnWhite(site.color) : inkOnColor(face.background))
  const { x, y, scale } = placeIcon(site, measure)
  const placed = `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale.toFixed(5).replace(/^0/, '')})`
  const drawn = site.art?.plate
    ? `<g fill="${ink}" transform="${placed}">${underlayElement(site.art.plate, measure, scale)}</g>` +
      `${gradientElement('P', top, bottom, -y / scale, (TILE - y) / scale)}<g fill="url(#P)" transform="${placed}">` +
      `${sanitizeIcon(icon).replaceAll(' fill="currentColor"', '')}</g>`
    : `<g fill="${ink}" color="${ink}" transform="${placed}">${sanitizeIcon(icon)}</g>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">${gradientElement('G', top, bottom, 0, TILE)}` +
    `<path fill="url(#G)" d="M${-BLEED}${-BLEED}h${TILE + 2 * BLEED}v${TILE + 2 * BLEED}H${-BLEED}z"/>${drawn}</svg>`
  return { svg, background: face.background }
}

/** The vertical gradient of a background, from `y1` to `y2` in user units. */
function gradientElement(id: string, top: string, bottom: string, y1: number, y2: number): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${formatNumber(y1)}" y2="${formatNumber(y2)}">` +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  )
}

/** The shape visible through the cutout of a plate, slightly smaller than the plate so that no edge shows. */
function underlayElement(
  plate: 'circle' | 'square',
  { box: [left, top, width, height] }: Measure,
  scale: number,
): string {
  const [x, y] = [formatNumber(left + width / 2), formatNumber(top + height / 2)]
  if (plate === 'circle')
    return `<ellipse cx="${x}" cy="${y}" rx="${formatNumber(width * 0.47)}" ry="${formatNumber(height * 0.47)}"/>`
  // A plate larger than the tile is clipped by it and needs no inset.
  const inset = width * scale > TILE ? 0 : 0.04
  return (
    `<rect x="${formatNumber(left + width * inset)}" y="${formatNumber(top + height * inset)}" rx="${formatNumber(width * 0.14)}" ` +
    `width="${formatNumber(width * (1 - 2 * inset))}" height="${formatNumber(height * (1 - 2 * inset))}"/>`
  )
}

/** The icon package to use: the one named in the catalog, else the first with an icon. @throws when none has. */
export function chooseIcon(site: Site): IconSource {
  const from = site.art?.from ?? ICON_SOURCES.find((name) => site.icons[name] !== undefined)
  if (from === undefined || site.icons[from] === undefined) throw new Error(`no icon for ${site.id}`)
  return from
}

/** Centers the icon in the tile, scaled so that all shapes have the same optical size. */
function placeIcon(site: Site, { box: [left, top, width, height], filled }: Measure) {
  const long = Math.max(width, height)
  const slender = long / Math.min(width, height)
  // A full square looks larger than a thin outline of the same width, a wordmark smaller than both.
  const even = filled > 0.72 ? SUBJECT.full : SUBJECT.open
  const size = site.art?.size ?? (slender > 1.5 ? Math.min(SUBJECT.widest, even * (1 + (slender - 1.5) * 0.25)) : even)
  const scale = size / long
  const [right, down] = site.art?.shift ?? [0, 0]
  return {
    x: TILE / 2 - (left + width / 2) * scale + right,
    y: TILE / 2 - (top + height / 2) * scale + down,
    scale,
  }
}

/** Both ends of a background's gradient. */
function gradientOf(background: string): readonly [string, string] {
  const middle = toOklch(parseRgb(background))
  const at = (step: number) => formatHex(toRgbByChroma({ ...middle, lightness: middle.lightness + step }))
  return [at(LIGHTNESS_STEP), at(-LIGHTNESS_STEP)]
}

/** White if its contrast suffices, else the dark ink. */
function inkOnColor(background: string): string {
  return contrast(WHITE, parseRgb(background)) >= 1.9 ? '#fff' : DARK_INK
}

/** The brand's colour, darkened until its contrast to white suffices. */
function inkOnWhite(color: string): string {
  let ink = parseRgb(color)
  const given = toOklch(ink)
  for (let { lightness } = given; contrast(WHITE, ink) < 2 && lightness > 0; lightness -= 0.01) {
    ink = toRgbByChroma({ ...given, lightness })
  }
  return formatHex(ink)
}

function parseRgb(color: string): Rgb {
  const parsed = parseColor(color)?.rgb
  if (!parsed) throw new Error(`no colour: ${color}`)
  return parsed
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
