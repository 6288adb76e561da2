import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IconSource } from '../../src/shared/lib/tile/site.ts'

/** An icon of a package: the content of its `<svg>`, and the size of its view box. */
export interface Icon {
  readonly body: string
  readonly width: number
  readonly height: number
}

interface IconifySet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly width?: number
  readonly height?: number
}

const require = createRequire(import.meta.url)

/** Where the project's own drawings are. */
export const OWN_ICONS = new URL('../../catalog/icons/', import.meta.url)

const sets = new Map<string, IconifySet>()

/** Reads an icon from its npm package or our drawings. @throws when it is not there. */
export function readIcon(from: IconSource, name: string): Icon {
  if (from === 'simple-icons') return readSvg(require.resolve(`simple-icons/icons/${name}.svg`))
  if (from === 'ours') return readSvg(fileURLToPath(new URL(`${name}.svg`, OWN_ICONS)))
  if (from === 'lobehub') {
    const folder = dirname(require.resolve('@lobehub/icons-static-svg/package.json'))
    return readSvg(join(folder, 'icons', `${name}.svg`))
  }
  const set = readSet(from)
  const icon = set.icons[name]
  if (!icon) throw new Error(`${from} has no icon ${name}`)
  return { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 }
}

function readSet(name: string): IconifySet {
  const cached = sets.get(name)
  if (cached) return cached
  // An Iconify set is JSON of this shape by its published schema.
  const set: IconifySet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
  sets.set(name, set)
  return set
}

function readSvg(path: string): Icon {
  const text = readFileSync(path, 'utf8')
  const [, attributes = '', body = ''] = /^[^<]*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? []
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(attributes) ?? []
  if (body === '' || width === undefined || height === undefined) throw new Error(`no icon in ${path}`)
  // The content inherits the fill of the outer element.
  const fill = /\sfill="([^"]+)"/.exec(attributes)?.[1]
  const rule = /\sfill-rule="([^"]+)"/.exec(attributes)?.[1]
  const inherited = [fill && `fill="${fill}"`, rule && `fill-rule="${rule}"`].filter(Boolean).join(' ')
  return {
    body: inherited === '' ? body : `<g ${inherited}>${body}</g>`,
    width: Number(width),
    height: Number(height),
  }
}
