export { countByCategory, filterSites } from './model.ts'
export { loadSites, siteAt, sitesByHost } from './sites.ts'
