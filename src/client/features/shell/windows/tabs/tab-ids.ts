import type { WindowTab } from '../model.ts'

/** Ids of a tab and of its panel; a subject may be any text, and ids have no spaces. */
export const tabId = ({ key }: WindowTab): string => `window-tab-${encodeURIComponent(key)}`
export const panelId = ({ key }: WindowTab): string => `window-panel-${encodeURIComponent(key)}`
