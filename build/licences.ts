import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package that is part of the product, or that the product is built on. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
  /** The texts of its licence file and of its notice; empty if it has none. */
  readonly text: string
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Licences of packages whose manifest says none: as their licence files have them. */
const UNSAID: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  fuzzy: 'MIT',
}

/** Data of the catalog that were taken from packages of which nothing else is shipped, with their licence files. */
export const DATA = [
  { name: 'emojibase-data', version: '17.0.0', licence: 'MIT', file: 'catalog/emoji/LICENSE' },
] as const

const IN_PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i
/** What the Apache licence asks to be passed on with it. */
const NOTICE_FILE = /^notice(?:\..*)?$/i

/** Emits `licences.json`: every package of which the page contains code or data, and those that the program depends on. */
export function licences(root: string): Plugin {
  return {
    name: 'genkan-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const { dependencies = {} } = readManifest(root)
      const folders = new Set([
        ...modules.flatMap((id) => packageFolder(id.replaceAll('\\', '/')) ?? []),
        ...Object.keys(dependencies).map((name) => join(root, 'node_modules', name)),
      ])
      const data = DATA.map(({ file, ...of }) => ({ ...of, text: readFileSync(join(root, file), 'utf8') }))
      const found = [...[...folders].flatMap((folder) => licenceOf(folder) ?? []), ...data]
      const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
      const source = JSON.stringify([...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en')))
      this.emitFile({ type: 'asset', fileName: 'licences.json', source })
    },
  }
}

/** The folder of the package that a module belongs to; undefined for a module of ours. */
export function packageFolder(id: string): string | undefined {
  const [, folder] = IN_PACKAGE.exec(id.replace(/^\0/, '')) ?? []
  return folder
}

/** The licence of the package in a folder; undefined if there is none. */
export function licenceOf(folder: string): Licence | undefined {
  if (!existsSync(join(folder, 'package.json'))) return undefined
  const { name, version, license } = readManifest(folder)
  if (name === undefined || version === undefined) return undefined
  const files = [LICENCE_FILE, NOTICE_FILE].flatMap(
    (pattern) => readdirSync(folder).find((one) => pattern.test(one)) ?? [],
  )
  return {
    name,
    version,
    licence: license ?? UNSAID[name] ?? '',
    text: files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'),
  }
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
