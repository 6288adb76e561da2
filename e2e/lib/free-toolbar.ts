import type { Locator, Page } from '@playwright/test'
import { tileItem, waitForEditing } from './free.ts'
import { zhCN as messages } from './home-messages.ts'
import { expect, group, openOn, site } from './page.ts'

/** A tile of 90 px, in px of a page 1920 px wide. */
export const freeTile = (id: string, x: number, y: number, more: object = {}) =>
  site(id, { x, y, w: 90, h: 90, r: 0, ...more })
const FREE = {
  groups: [
    {
      ...group('a', [
        freeTile('a1', 300, 30),
        freeTile('a2', 700, 60),
        freeTile('a3', 900, 110),
        freeTile('under', 1200, 40),
        freeTile('over', 1180, 20, { w: 150, h: 150 }),
      ]),
      mode: 1,
      lock: false,
    },
    group('b', [site('b1')]),
  ],
  dock: [site('d1')],
}
export const withGroup = (more: object) => ({
  ...FREE,
  groups: [{ ...FREE.groups[0], ...more }, group('b', [site('b1')])],
})

type ToolbarMessages = Pick<typeof messages, 'selection' | 'layerList' | 'command.mode'>

export const selectedTiles = (page: Page) => page.locator('#root [data-free] li[data-in-selection]')
export const tools = (page: Page, { selection }: ToolbarMessages = messages) =>
  page.getByRole('toolbar', { name: selection, exact: true })
export const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true })
export const stateBar = (page: Page, catalog: ToolbarMessages = messages) =>
  page.getByRole('toolbar', { name: catalog['command.mode'], exact: true })
export const layerList = (page: Page, { layerList: name }: ToolbarMessages = messages) =>
  page.getByRole('dialog', { name, exact: true })
export async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not visible')
  return box
}
export const leftEdges = async (page: Page, ...ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => Math.round((await boxOf(tileItem(page, id))).x)))

export async function open(page: Page, home: { readonly groups: readonly { readonly lock?: boolean }[] } = FREE) {
  await openOn(page, { home })
  await expect(page.locator('#root [data-free] li').first()).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // commands are known
  if (home.groups[0]?.lock === false) await waitForEditing(page)
}

/** Selects exactly these tiles. */
export async function select(page: Page, ...ids: readonly string[]) {
  for (const [index, id] of ids.entries()) await tileItem(page, id).click(index === 0 ? {} : { modifiers: ['Control'] })
  await expect(selectedTiles(page)).toHaveCount(ids.length)
  await expect(tools(page)).toBeVisible()
}
