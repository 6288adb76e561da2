import type { Page } from '@playwright/test'
import { folder, group, openOn, site } from './page.ts'

export const smallFolder = folder([site('in1'), site('in2')])
export const sites = (id: string, count: number) => Array.from({ length: count }, (_, n) => site(`${id}${n}`))
export const HOME = {
  groups: [group('a', [smallFolder, site('a1')]), group('b', [site('b1')]), group('c', [site('c1')])],
  dock: [],
}

/** Opens the page with three groups and these settings of the grid. */
export async function open(page: Page, icons: object = {}, home: object = HOME) {
  await openOn(page, { home, icon: icons })
  await page.getByRole('button', { name: '组 c' }).first().waitFor()
}

/** The pages, named after the current group. */
export const shownPage = (page: Page) => page.getByRole('navigation', { name: /^组/ })
