import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Language } from '../../../../../shared/constants.ts'
import type { FeaturedCategory, FeaturedGroupPlan } from '../../../../../shared/entities/featured-group.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import { tileOfSite } from './site-tile.ts'

/** A ready-made page in a language. */
export interface FeaturedGroup {
  readonly id: string
  readonly category: FeaturedCategory
  /** A name of the icons for groups. */
  readonly icon: string
  readonly name: string
  /** What one finds in it, in one line. */
  readonly words: string
  /** Widgets, folders, then icons, as a grid is filled. Ids are `featured-GROUP-SITE`; what is added gets its own. */
  readonly tiles: readonly Item[]
}

const FOLDER_SIZE = '2x2'

/**
 * The groups that a language has, of the sites in that language.
 * @param sites what the catalogue has now; others are left out, and a folder with fewer than two becomes its icons
 */
export function resolveGroups(
  plans: readonly FeaturedGroupPlan[],
  sites: readonly SiteItem[],
  language: Language,
): readonly FeaturedGroup[] {
  const byId = new Map(sites.map((site) => [site.id, site]))
  return plans
    .filter((plan) => isFor(plan, language))
    .map((plan) => ({
      ...{ id: plan.id, category: plan.category, icon: plan.icon },
      ...{ name: plan.names[language], words: plan.words[language] },
      tiles: tilesOf(plan, byId, language),
    }))
}

const isFor = ({ languages }: Pick<FeaturedGroupPlan, 'languages'>, language: Language) =>
  languages?.includes(language) ?? true

function tilesOf(plan: FeaturedGroupPlan, sites: ReadonlyMap<string, SiteItem>, language: Language): readonly Item[] {
  const { first = [], without = [] } = plan.in?.[language] ?? {}
  const prefix = `featured-${plan.id}`
  const iconsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const site = without.includes(id) ? undefined : sites.get(id)
      return site === undefined ? [] : [{ ...tileOfSite(site), id: `${prefix}-${id}` }]
    })
  const widgets = (plan.widgets ?? [])
    .filter((widget) => isFor(widget, language))
    .map(({ component, size }) => componentOf(`${prefix}-${component}`, '', component, size))
  const filled = (plan.folders ?? []).map(({ names, children }, at) => ({
    ...componentOf(`${prefix}-folder-${at + 1}`, names[language], 'folder', FOLDER_SIZE),
    children: iconsOf(children),
  }))
  const [folders, loose] = [filled.filter(isFolder), filled.filter((folder) => !isFolder(folder))]
  const icons = [...iconsOf([...first, ...plan.sites]), ...loose.flatMap(({ children }) => children)]
  return [...widgets, ...folders, ...icons]
}

/** One icon makes no folder. */
const isFolder = ({ children }: { readonly children: readonly Item[] }) => children.length > 1

const componentOf = (id: string, name: string, component: string, size: Item['size']): Item => ({
  ...{ id, name, type: 'component', component, size },
})
