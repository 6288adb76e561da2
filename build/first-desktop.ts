import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../src/shared/constants.ts'
import type { Group, Home, Item } from '../src/shared/entities/item.ts'
import { faceOf, type Site, siteName, siteUrl } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'

/** A tile as the catalog writes it: a site's id, a component with its size, or a folder of sites. */
type Entry = string | { readonly component: string; readonly size: Item['size'] } | Folder

interface Folder {
  /** Names the folder within its group, alike in all languages. */
  readonly id: string
  readonly folder: string
  readonly children: readonly string[]
}

const FOLDER_SIZE = '2x2'

interface Written {
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly icon: string
    readonly children: readonly Entry[]
  }[]
  readonly dock?: readonly Entry[]
}

const PREFIX = 'virtual:first-desktop/'
const pathOf = (language: Language) => join(import.meta.dirname, `../catalog/first-desktop/${language}.json`)

/**
 * Lays out the first desktop of a language. Ids are fixed, so that an untouched one is the same on every device, and
 * carry the place, because a site may stand in several. Throws when the catalog names a site that it does not have.
 */
export function firstDesktop(language: Language): Home {
  const sites = new Map(readSites().map((site) => [site.id, site]))
  const written: Written = JSON.parse(readFileSync(pathOf(language), 'utf8'))
  const itemOf = (place: string) => (entry: Entry) => toItem(entry, place, sites, language)
  const groups = written.groups.map(
    ({ id, name, icon, children }): Group => ({
      id,
      name,
      icon,
      mode: 0,
      lock: false,
      children: children.map(itemOf(id)),
    }),
  )
  return { groups, dock: (written.dock ?? []).map(itemOf('dock')) }
}

function toItem(entry: Entry, place: string, sites: ReadonlyMap<string, Site>, language: Language): Item {
  if (typeof entry !== 'string' && 'folder' in entry) {
    const id = `${place}-folder-${entry.id}`
    return {
      id,
      name: entry.folder,
      type: 'component',
      component: 'folder',
      size: FOLDER_SIZE,
      children: entry.children.map((child) => toItem(child, id, sites, language)),
    }
  }
  if (typeof entry !== 'string') {
    return {
      id: `${place}-${entry.component}`,
      name: '',
      type: 'component',
      component: entry.component,
      size: entry.size,
    }
  }
  const site = sites.get(entry)
  if (site === undefined) throw new Error(`the first desktop of ${language} names an unknown site: ${entry}`)
  return {
    id: `${place}-${site.id}`,
    name: siteName(site, language),
    type: 'icon',
    size: '1x1',
    url: siteUrl(site, language),
    ...faceOf(site),
  }
}

/** Gives `virtual:first-desktop/<language>` to the client, laid out at build time. */
export function firstDesktops(): Plugin {
  return {
    name: 'genkan-first-desktop',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const language = LANGUAGES.find((one) => id === `\0${PREFIX}${one}`)
      if (language === undefined) return undefined
      this.addWatchFile(pathOf(language))
      return `export default ${JSON.stringify(firstDesktop(language))}`
    },
  }
}
