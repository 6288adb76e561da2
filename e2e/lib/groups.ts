import type { Page } from '@playwright/test'
import { folder, group, openOn, site } from './page.ts'

export const pair = folder([site('in1'), site('in2')])
export const many = (id: string, count: number) => Array.from({ length: count }, (_, n) => site(`${id}${n}`))
export const HOME = {
  groups: [group('a', [pair, site('a1')]), group('b', [site('b1')]), group('c', [site('c1')])],
  dock: [],
}

/** Opens the page on three groups; settings of the grid as given. */
export async function open(page: Page, icons: object = {}, home: object = HOME) {
  await openOn(page, { home, icon: icons })
  await page.getByRole('button', { name: '组 c' }).first().waitFor()
}

/** The pages, by the name of the group on screen. */
export const shown = (page: Page) => page.getByRole('navigation', { name: /^组/ })
