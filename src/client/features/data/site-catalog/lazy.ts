export { featuredGroups } from './featured-groups.ts'
export { countByCategory, findableSite } from './model.ts'
export { loadSites, siteAt, sitesByHost } from './sites.ts'
export { useSiteAt } from './use-site-at.ts'
