export { formTab, joinTabs, type Tab, type TabRow } from './form-tab.tsx'
export { loadTabs } from './open.ts'
