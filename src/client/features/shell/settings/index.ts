export { tabOfLink } from './model.ts'
export { openSettings, provideTabs } from './open.ts'
