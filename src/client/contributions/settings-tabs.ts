import type { Tab } from '../features/shell/settings/lazy.ts'

const files = import.meta.glob<Tab>(['../features/*/*/settings-tab.tsx', '../features/*/*/*.settings-tab.tsx'], {
  eager: true,
  import: 'default',
})

/** The tabs of the settings drawer, one per feature that has one; loaded with the drawer. */
export const settingsTabs: readonly Tab[] = Object.values(files)
