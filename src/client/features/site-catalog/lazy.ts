export { countByCategory, filterSites, type PinyinMatch } from './model.ts'
export { loadSites, siteAt } from './sites.ts'
