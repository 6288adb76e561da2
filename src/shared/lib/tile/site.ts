import type { Language } from '../../constants.ts'
import { parseColor } from '../color/color.ts'
import { darkenForWhite } from '../color/darken.ts'
import { fromOklab, toOklch, toRgbByChroma } from '../color/oklch.ts'
import { formatHex } from '../color/rgb.ts'

/** Where icons of catalogue sites are from: npm packages, and `ours`, the project's drawings in `catalog/icons`. */
export const ICON_SOURCES = ['simple-icons', 'ri', 'ant-design', 'lobehub', 'logos', 'ours'] as const
export type IconSource = (typeof ICON_SOURCES)[number]

/** Overrides of how a site's tile is drawn. Lengths are in units of a 64 × 64 tile. */
export interface SiteArt {
  /** Where the icon is from. */
  readonly from?: IconSource
  /** The background: the brand's colour, white, or another colour. */
  readonly ground?: 'brand' | 'white' | `#${string}`
  /** The colour of a monochrome icon. */
  readonly ink?: `#${string}`
  /** The icon is a plate with the subject cut out: the plate becomes the background, and the subject is filled. */
  readonly plate?: 'circle' | 'square'
  /** The longer side of the icon. */
  readonly size?: number
  /** Offset of the subject from the centre. */
  readonly shift?: readonly [right: number, down: number]
}

/** A site of the catalogue. Without `icons` it has a letter tile and needs a `letter`. */
export interface Site {
  readonly id: string
  /** The name in its own language, and the names that other languages have for it. */
  readonly name: string
  readonly names?: Readonly<Partial<Record<Language, string>>>
  readonly url: string
  /** Addresses for single languages. */
  readonly urls?: Readonly<Partial<Record<Language, string>>>
  /** The component categories of the spec: 2 system, 3 tools, 4 development, 5 design, 6 creative, 7 entertainment. */
  readonly category: number
  /** The brand's colour, `#RRGGBB`. */
  readonly color: string
  /** Whether it is among the sites that Chinese users pin most. */
  readonly pin: boolean
  readonly icons: Readonly<Partial<Record<IconSource, string>>>
  readonly art?: SiteArt
  /** One Han character or two Latin letters. */
  readonly letter?: string
}

/** The face of an item: a picture on a colour, or letters on a colour. */
export type Face =
  | { readonly src: string; readonly background: string }
  | { readonly fontText: string; readonly fontColor: string; readonly background: string }

/** The centre of a white background, and the darkest background: pure black would show no shading. */
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

/** The face of a site for an item: its drawn tile `/icons/<id>.svg`, or its letters in white. */
export function faceOf(site: Site): Face {
  if (hasArt(site)) return { src: `/icons/${site.id}.svg`, background: artBackground(site) }
  return {
    fontText: site.letter ?? site.name.slice(0, 2),
    fontColor: '#ffffff',
    background: darkenForWhite(liftBlack(site.color)),
  }
}

/** A site as the catalogue lists it in a language. */
export function presentSite(site: Site, language: Language) {
  const { id, category, pin } = site
  return { id, name: siteName(site, language), url: siteUrl(site, language), category, pin, ...faceOf(site) }
}

/** Whether a site has a drawn tile. */
export function hasArt(site: Site): boolean {
  return Object.keys(site.icons).length > 0
}

/** The centre colour of a drawn tile's background. */
export function artBackground(site: Site): string {
  const ground = site.art?.ground ?? 'brand'
  return ground === 'white' ? WHITE : liftBlack(ground === 'brand' ? site.color : ground)
}

/** Raises a dark colour to the minimum lightness with its hue; greys become slightly blue. */
function liftBlack(text: string): string {
  const color = parseColor(text)?.rgb
  if (!color) return WHITE
  const given = toOklch(color)
  if (given.lightness >= MINIMUM_LIGHTNESS) return formatHex(color)
  return formatHex(toRgbByChroma(given.chroma < 0.01 ? LIFTED_BLACK : { ...given, lightness: MINIMUM_LIGHTNESS }))
}
