export { tabOfLink } from './model.ts'
export { offerTabs, openSettings } from './open.ts'
