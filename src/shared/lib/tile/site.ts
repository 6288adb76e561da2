import type { Language } from '../../constants.ts'
import { parseColor } from '../color/color.ts'
import { darkenForWhite } from '../color/darken.ts'
import { fromOklab, toOklch, toRgbByChroma } from '../color/oklch.ts'
import { formatHex } from '../color/rgb.ts'

/** The npm packages that the tiles of our sites are drawn from. */
export const ICON_PACKAGES = ['simple-icons', 'ri', 'ant-design', 'lobehub', 'logos'] as const
export type IconPackage = (typeof ICON_PACKAGES)[number]

/** How the tile of a site is drawn where its icons do not say it all. Lengths are parts of the tile's 64. */
export interface SiteArt {
  /** The package whose icon is taken. */
  readonly from?: IconPackage
  /** The ground: the brand's colour, white, or a colour of its own. */
  readonly ground?: 'brand' | 'white' | `#${string}`
  /** The colour of the subject where it is drawn in one. */
  readonly ink?: `#${string}`
  /** The icon is a plate out of which the subject is cut: the plate becomes the ground, and the subject is drawn. */
  readonly plate?: 'circle' | 'square'
  /** The longer side of the icon. */
  readonly size?: number
  /** How far the subject is moved from the middle, down and to the right. */
  readonly shift?: readonly [right: number, down: number]
}

/** A site of the catalog. What has no `icons` gets a letter tile and needs a `letter`. */
export interface Site {
  readonly id: string
  /** The name in its own language, and the names that other languages have for it. */
  readonly name: string
  readonly names?: Readonly<Partial<Record<Language, string>>>
  readonly url: string
  /** Where a language has an address of its own. */
  readonly urls?: Readonly<Partial<Record<Language, string>>>
  /** The component categories of the spec: 2 system, 3 tools, 4 development, 5 design, 6 creative, 7 entertainment. */
  readonly category: number
  /** The brand's colour, `#RRGGBB`. */
  readonly color: string
  /** Whether it is among those that Chinese users pin most. */
  readonly pin: boolean
  readonly icons: Readonly<Partial<Record<IconPackage, string>>>
  readonly art?: SiteArt
  /** One Han character or two Latin letters. */
  readonly letter?: string
}

/** The face of an item: a picture with the colour behind it, or letters on a colour. */
export type Face =
  | { readonly src: string; readonly background: string }
  | { readonly fontText: string; readonly fontColor: string; readonly background: string }

/** The middle of a white ground, and the darkest ground: black has no light to fall on it. */
const WHITE = '#f8fafa'
const MINIMUM_LIGHTNESS = 0.3
const LIFTED_BLACK = fromOklab([MINIMUM_LIGHTNESS, -0.004, -0.012])

/** The name of a site in a language. Japanese and Korean readers know Chinese sites by their Latin names. */
export function siteName(site: Site, language: Language): string {
  const { name, names } = site
  return names?.[language] ?? (language === 'ja' || language === 'ko' ? names?.en : undefined) ?? name
}

/** The address of a site for a language. */
export function siteUrl(site: Site, language: Language): string {
  return site.urls?.[language] ?? site.url
}

/** The face of a site as an item holds it: the drawn tile `/icons/<id>.svg`, or its letters in white. */
export function faceOf(site: Site): Face {
  if (hasArt(site)) return { src: `/icons/${site.id}.svg`, background: artBackground(site) }
  return {
    fontText: site.letter ?? site.name.slice(0, 2),
    fontColor: '#ffffff',
    background: darkenForWhite(liftBlack(site.color)),
  }
}

/** Whether a tile is drawn for a site. */
export function hasArt(site: Site): boolean {
  return Object.keys(site.icons).length > 0
}

/** The colour of the middle of a drawn tile's ground. */
export function artBackground(site: Site): string {
  const ground = site.art?.ground ?? 'brand'
  return ground === 'white' ? WHITE : liftBlack(ground === 'brand' ? site.color : ground)
}

/** A colour as a ground: pure black gets a breath of the night's blue, other dark colours keep their hue. */
function liftBlack(text: string): string {
  const color = parseColor(text)?.rgb
  if (!color) return WHITE
  const given = toOklch(color)
  if (given.lightness >= MINIMUM_LIGHTNESS) return formatHex(color)
  return formatHex(toRgbByChroma(given.chroma < 0.01 ? LIFTED_BLACK : { ...given, lightness: MINIMUM_LIGHTNESS }))
}
