export { countByCategory, filterSites } from './model.ts'
export { loadSites, siteAt } from './sites.ts'
