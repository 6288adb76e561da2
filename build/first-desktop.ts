import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../src/shared/constants.ts'
import type { Group, Home, Item } from '../src/shared/entities/item.ts'
import { faceOf, type Site, siteName, siteUrl } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'
import { languageModules } from './language-modules.ts'

/** A tile in the catalog: a site's id, a component with its size, or a folder of sites. */
type CatalogEntry = string | { readonly component: string; readonly size: Item['size'] } | CatalogFolder

interface CatalogFolder {
  /** Unique within its group, and equal in all languages. */
  readonly id: string
  readonly folder: string
  readonly children: readonly string[]
}

const FOLDER_SIZE = '2x2'

interface CatalogDesktop {
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly icon: string
    readonly children: readonly CatalogEntry[]
  }[]
  readonly dock?: readonly CatalogEntry[]
  /** By id, shorter names of sites that would be cut under their icons. */
  readonly names?: Readonly<Record<string, string>>
}

/** The ids of widgets in the source. */
type Widgets = Pick<ReadonlySet<string>, 'has'>

const WIDGETS = join(import.meta.dirname, '../src/client/widgets/*/widget.ts')
const widgetIds = () => new Set(globSync(WIDGETS).map((file) => basename(dirname(file))))
const pathOf = (language: Language) => join(import.meta.dirname, `../catalog/first-desktop/${language}.json`)

/**
 * Builds the first desktop of a language. Ids are fixed, so that an unchanged desktop is equal on every device, and
 * contain the parent's id, because a site may occur in several groups. A component whose folder has been deleted from
 * the source is left out. @throws on an unknown site.
 */
export function firstDesktop(language: Language, widgets: Widgets = widgetIds()): Home {
  const catalog: CatalogDesktop = JSON.parse(readFileSync(pathOf(language), 'utf8'))
  const sites = new Map(readSites().map((site) => [site.id, withName(site, language, catalog.names?.[site.id])]))
  const itemsOf = (entries: readonly CatalogEntry[], parentId: string) =>
    entries.filter((entry) => isBuilt(entry, widgets)).map((entry) => toItem(entry, parentId, sites, language))
  const groups = catalog.groups.map(
    ({ id, name, icon, children }): Group => ({
      id,
      name,
      icon,
      mode: 0,
      lock: false,
      children: itemsOf(children, id),
    }),
  )
  return { groups, dock: itemsOf(catalog.dock ?? [], 'dock') }
}

const withName = (site: Site, language: Language, name: string | undefined): Site =>
  name === undefined ? site : { ...site, names: { ...site.names, [language]: name } }

const isBuilt = (entry: CatalogEntry, widgets: Widgets) =>
  typeof entry === 'string' || 'folder' in entry || widgets.has(entry.component)

function toItem(entry: CatalogEntry, parentId: string, sites: ReadonlyMap<string, Site>, language: Language): Item {
  if (typeof entry !== 'string' && 'folder' in entry) {
    const id = `${parentId}-folder-${entry.id}`
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
      id: `${parentId}-${entry.component}`,
      name: '',
      type: 'component',
      component: entry.component,
      size: entry.size,
    }
  }
  const site = sites.get(entry)
  if (site === undefined) throw new Error(`the first desktop of ${language} names an unknown site: ${entry}`)
  return {
    id: `${parentId}-${site.id}`,
    name: siteName(site, language),
    type: 'icon',
    size: '1x1',
    url: siteUrl(site, language),
    ...faceOf(site),
  }
}

/** Provides `virtual:first-desktop/<language>` to the client, generated at build time. */
export const firstDesktops = (): Plugin =>
  languageModules('first-desktop', (language, context) => {
    context.addWatchFile(pathOf(language))
    return firstDesktop(language)
  })
