import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { DesktopPlan, PagePlan } from '../src/client/features/layout/first-desktop/model.ts'
import type { Language } from '../src/shared/constants.ts'
import type { Item } from '../src/shared/entities/item.ts'
import { faceOf, type Site, siteName, siteUrl } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'
import { languageModules } from './language-modules.ts'

/** A widget in the catalog: a component with its size, or a folder of sites. */
type CatalogWidget = CatalogComponent | CatalogFolder

interface CatalogComponent {
  readonly component: string
  readonly size: Item['size']
  /** Its size on a phone, where it comes first, if it is another one. */
  readonly phone?: Item['size']
  /** Where a group has the component twice. */
  readonly id?: string
}

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
    readonly widgets: readonly CatalogWidget[]
    /** Ids of sites. */
    readonly icons: readonly string[]
  }[]
  readonly dock: readonly CatalogWidget[]
  /** By id, shorter names of sites that would be cut under their icons. */
  readonly names?: Readonly<Record<string, string>>
}

/** The ids of widgets in the source. */
type Widgets = Pick<ReadonlySet<string>, 'has'>

const WIDGETS = join(import.meta.dirname, '../src/client/widgets/*/widget.ts')
const widgetIds = () => new Set(globSync(WIDGETS).map((file) => basename(dirname(file))))
const pathOf = (language: Language) => join(import.meta.dirname, `../catalog/first-desktop/${language}.json`)

/**
 * Plans the first desktop of a language. Ids are fixed, so that an unchanged desktop is equal on every device, and
 * contain the parent's id, because a site may occur in several groups. A component whose folder has been deleted from
 * the source is left out. @throws on an unknown site.
 */
export function planDesktop(language: Language, widgets: Widgets = widgetIds()): DesktopPlan {
  const catalog: CatalogDesktop = JSON.parse(readFileSync(pathOf(language), 'utf8'))
  const sites = new Map(readSites().map((site) => [site.id, withName(site, language, catalog.names?.[site.id])]))
  const siteTile = (id: string, parentId: string) => {
    const site = sites.get(id)
    if (site === undefined) throw new Error(`the first desktop of ${language} names an unknown site: ${id}`)
    return toIcon(site, parentId, language)
  }
  const isBuilt = (entry: CatalogWidget) => 'folder' in entry || widgets.has(entry.component)
  const toWidget = (entry: CatalogWidget, parentId: string): Item =>
    'folder' in entry ? toFolder(entry, parentId, siteTile) : toComponent(entry, parentId)
  const pages = catalog.groups.map(({ id, name, icon, widgets: entries, icons }): PagePlan => {
    const built = entries.filter(isBuilt)
    return {
      ...{ id, name, icon, mode: 0, lock: false },
      widgets: built.map((entry) => toWidget(entry, id)),
      icons: icons.map((site) => siteTile(site, id)),
      phoneSizes: Object.fromEntries(
        built.flatMap((entry) =>
          'component' in entry && entry.phone !== undefined ? [[componentId(entry, id), entry.phone]] : [],
        ),
      ),
    }
  })
  return { pages, dock: catalog.dock.filter(isBuilt).map((entry) => toWidget(entry, 'dock')) }
}

const withName = (site: Site, language: Language, name: string | undefined): Site =>
  name === undefined ? site : { ...site, names: { ...site.names, [language]: name } }

const componentId = ({ component, id = component }: CatalogComponent, parentId: string) => `${parentId}-${id}`

const toComponent = (entry: CatalogComponent, parentId: string): Item => ({
  id: componentId(entry, parentId),
  name: '',
  type: 'component',
  component: entry.component,
  size: entry.size,
})

function toFolder(entry: CatalogFolder, parentId: string, siteTile: (id: string, parentId: string) => Item): Item {
  const id = `${parentId}-folder-${entry.id}`
  return {
    id,
    name: entry.folder,
    type: 'component',
    component: 'folder',
    size: FOLDER_SIZE,
    children: entry.children.map((child) => siteTile(child, id)),
  }
}

const toIcon = (site: Site, parentId: string, language: Language): Item => ({
  id: `${parentId}-${site.id}`,
  name: siteName(site, language),
  type: 'icon',
  size: '1x1',
  url: siteUrl(site, language),
  ...faceOf(site),
})

/** Provides `virtual:first-desktop/<language>` to the client, generated at build time. */
export const firstDesktops = (): Plugin =>
  languageModules('first-desktop', (language, context) => {
    context.addWatchFile(pathOf(language))
    return planDesktop(language)
  })
