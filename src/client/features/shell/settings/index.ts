export { tabOfLink } from './model.ts'
export { closeSettings, openSettings, provideTabs } from './open.ts'
