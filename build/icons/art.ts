import { parseColor } from '../../src/shared/lib/color/color.ts'
import { contrast } from '../../src/shared/lib/color/contrast.ts'
import { toOklch, toRgbByChroma } from '../../src/shared/lib/color/oklch.ts'
import { formatHex, type Rgb } from '../../src/shared/lib/color/rgb.ts'
import { faceOf, hasArt, ICON_PACKAGES, type IconPackage, type Site } from '../../src/shared/lib/tile/site.ts'
import type { Measure } from './catalog.ts'
import { readIcon } from './packages.ts'
import { tidyBody } from './tidy.ts'

/** The tile is 64 wide; its subject takes 56 to 62 % of it, a wide one more of the width (DESIGN section 8). */
const TILE = 64
const SUBJECT = { full: 36, open: 39.7, widest: 46 } as const

/** A tile of more bytes than this would cost the page more than it is worth. */
export const LARGEST_TILE = 6144

/** Light falls from above: the ground is lighter at its top by this much, and darker at its bottom (OKLab). */
const LIGHT = 0.04
const WHITE: Rgb = [255, 255, 255]
const WHITE_GROUND = ['#ffffff', '#f1f4f5'] as const

/** Ink on a ground on which white cannot be seen. */
const DARK_INK = '#1b1f21'

/** What a site's tile is made of: a drawing, or a letter that the page draws on the background. */
export interface SiteTile {
  readonly svg?: string
  readonly background: string
  readonly letter?: string
}

/** The tile of a site. Throws when its icon was not measured, or is no picture that we may ship. */
export function siteArt(site: Site, measures: Readonly<Record<string, Measure>>): SiteTile {
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
  const [top, bottom] = white ? WHITE_GROUND : lit(face.background)
  const ink = site.art?.ink ?? (white ? inkOnWhite(site.color) : inkOn(face.background))
  const { x, y, scale } = place(site, measure)
  const placed = `translate(${short(x)} ${short(y)}) scale(${scale.toFixed(5).replace(/^0/, '')})`
  const drawn = site.art?.plate
    ? `<g fill="${ink}" transform="${placed}">${underlay(site.art.plate, measure, scale)}</g>` +
      `${light('P', top, bottom, -y / scale, (TILE - y) / scale)}<g fill="url(#P)" transform="${placed}">` +
      `${tidyBody(icon).replaceAll(' fill="currentColor"', '')}</g>`
    : `<g fill="${ink}" color="${ink}" transform="${placed}">${tidyBody(icon)}</g>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">${light('G', top, bottom, 0, TILE)}` +
    `<path fill="url(#G)" d="M0 0h${TILE}v${TILE}H0z"/>${drawn}</svg>`
  return { svg, background: face.background }
}

/** The light on a ground, from `y1` to `y2` of whatever it is painted on. */
function light(id: string, top: string, bottom: string, y1: number, y2: number): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${short(y1)}" y2="${short(y2)}">` +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  )
}

/** What shows through the cut of a plate; a little smaller than the plate, so that nothing shows around it. */
function underlay(plate: 'circle' | 'square', { box: [left, top, width, height] }: Measure, scale: number): string {
  const [x, y] = [short(left + width / 2), short(top + height / 2)]
  if (plate === 'circle')
    return `<ellipse cx="${x}" cy="${y}" rx="${short(width * 0.47)}" ry="${short(height * 0.47)}"/>`
  // What stands out of the tile cannot show, and its edges are the tile's own.
  const inset = width * scale > TILE ? 0 : 0.04
  return (
    `<rect x="${short(left + width * inset)}" y="${short(top + height * inset)}" rx="${short(width * 0.14)}" ` +
    `width="${short(width * (1 - 2 * inset))}" height="${short(height * (1 - 2 * inset))}"/>`
  )
}

/** The icon that is drawn: the one that the catalog names, else the first package that has one. */
export function chooseIcon(site: Site): IconPackage {
  const from = site.art?.from ?? ICON_PACKAGES.find((name) => site.icons[name] !== undefined)
  if (from === undefined || site.icons[from] === undefined) throw new Error(`no icon for ${site.id}`)
  return from
}

/** Puts the middle of the drawing into the middle of the tile, in the size that looks alike for all shapes. */
function place(site: Site, { box: [left, top, width, height], filled }: Measure) {
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

/** The two ends of a ground's gradient. */
function lit(background: string): readonly [string, string] {
  const middle = toOklch(read(background))
  const at = (step: number) => formatHex(toRgbByChroma({ ...middle, lightness: middle.lightness + step }))
  return [at(LIGHT), at(-LIGHT)]
}

/** White where it can be seen, else the darkest ink. */
function inkOn(background: string): string {
  return contrast(WHITE, read(background)) >= 1.9 ? '#fff' : DARK_INK
}

/** The brand's own colour, darkened if need be until it stands out from white. */
function inkOnWhite(color: string): string {
  let ink = read(color)
  const given = toOklch(ink)
  for (let { lightness } = given; contrast(WHITE, ink) < 2 && lightness > 0; lightness -= 0.01) {
    ink = toRgbByChroma({ ...given, lightness })
  }
  return formatHex(ink)
}

function read(color: string): Rgb {
  const parsed = parseColor(color)?.rgb
  if (!parsed) throw new Error(`no colour: ${color}`)
  return parsed
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
