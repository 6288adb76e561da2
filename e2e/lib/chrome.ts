import type { Page } from '@playwright/test'
import { openOn, site } from './page.ts'

export const group = (id: string, icon: string, children: readonly object[]) => ({
  id,
  name: `组 ${id}`,
  icon,
  mode: 0,
  lock: false,
  children,
})
export const HOME = {
  groups: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => group(id, id === 'f' ? 'none-such' : 'home', [site(`${id}1`)])),
  dock: [
    site('k1'),
    { ...site('k2'), openType: 'self' },
    site('k3'),
    { id: 'w', name: '天气', type: 'component', size: '1x1' },
  ],
}

/** Opens the page on six groups and a dock; settings by document. */
export async function open(page: Page, settings: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...settings })
  await sidebar(page).getByRole('button').first().waitFor()
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: '分组' })
export const dock = (page: Page) => page.getByRole('region', { name: 'Dock' })
export const tools = (page: Page) => page.getByRole('toolbar', { name: '快捷工具' })
export const shownPage = (page: Page) => page.getByRole('navigation', { name: /^组/ })
export const wallpaperUrl = (page: Page) =>
  page.evaluate(() => [...document.images].filter((one) => one.dataset.ready !== undefined).at(-1)?.src ?? '')
