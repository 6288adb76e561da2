import type { Language } from '../../../../shared/constants.ts'
import type { FeaturedGroupPlan } from '../../../../shared/entities/featured-group.ts'
import { type FeaturedGroup, resolveGroups } from './kernel/resolve-group.ts'
import { loadSites } from './sites.ts'

/** Loads the ready-made pages of a language, in the order of the catalogue. Rejects if they cannot be loaded. */
export async function featuredGroups(language: Language): Promise<readonly FeaturedGroup[]> {
  const [{ default: plans }, sites] = await Promise.all([
    import('../../../../../catalog/groups/groups.json'),
    loadSites(language),
  ])
  return resolveGroups(plans as readonly FeaturedGroupPlan[], sites, language) // tests check the file
}
