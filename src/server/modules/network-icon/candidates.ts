import type { DeclaredIcon } from './parse-page.ts'

/** A tile shows 180 pixels sharply; a larger file only costs more. */
const WANTED_SIDE = 180
/** Assumed sides of icons that declare none. */
const ASSUMED_SIDES = { touch: 180, manifest: 96, icon: 32 } as const
/** Icons that sites offer without declaring them. Before small declared ones the touch icon is worth a try. */
const CONVENTIONS: readonly { readonly path: string; readonly side: number }[] = [
  { path: '/apple-touch-icon.png', side: 60 },
  { path: '/favicon.ico', side: 31 },
]

/**
 * Addresses of a site's icons, the best first: SVG, then the smallest one of at least 180 pixels, then larger and then
 * smaller ones. Conventional addresses follow the declared ones of their size.
 */
export function rankIcons(icons: readonly DeclaredIcon[], origin: string): readonly string[] {
  const declared = icons.map(({ href, size, isSvg, kind }) => ({
    href,
    side: isSvg ? undefined : (size ?? ASSUMED_SIDES[kind]),
  }))
  const conventional = CONVENTIONS.map(({ path, side }) => ({ href: origin + path, side }))
  const sorted = [...declared, ...conventional].sort((one, other) => costOf(one.side) - costOf(other.side))
  return [...new Set(sorted.map(({ href }) => href))]
}

/** Sort key: 0 for SVG (no side), then sides from 180 up, then from 179 down. */
function costOf(side: number | undefined): number {
  if (side === undefined) return 0
  return side >= WANTED_SIDE ? side : 1_000_000 - side
}

/** The conventional addresses alone, for a page that speaks for another site. */
export function conventionalIcons(origin: string): readonly string[] {
  return CONVENTIONS.map(({ path }) => origin + path)
}
