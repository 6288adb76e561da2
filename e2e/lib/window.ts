import type { Locator, Page } from '@playwright/test'
import { expect, folder, group, openOn, site, waitForLoad } from './page.ts'

/** A site that opens in the component window. */
export const popup = (id: string, more: object = {}) => site(id, { openType: 'popup', ...more })

/** A window that leaves the first rows of tiles free. */
export const SMALL = { dialogWidth: 600, dialogHeight: 300, isDialogPosition: true, dialogTranslate: { x: 0, y: 200 } }

/** The smallest window that there is. */
export const SMALLEST = { dialogWidth: 300, dialogHeight: 200 }

/** A window at the right that leaves the first tiles of a row and the dock free. */
export const ASIDE = { dialogWidth: 300, dialogHeight: 200, isDialogPosition: true, dialogTranslate: { x: 300, y: 0 } }

export const FOLDER = folder([site('in1'), site('in2'), site('in3')])

const HOME = {
  groups: [
    group('a', [
      FOLDER,
      ...Array.from({ length: 11 }, (_, n) => popup(`p${n}`)),
      site('s', { url: '{settings/time}' }),
    ]),
    group('b', [site('b1')]),
  ],
  dock: [site('d1')],
}

/** A grid in which they are all in the first row, which windows leave free. */
const WIDE = { gridMaxWidthPx: 1400 }

/** Answers for the sites of the tests, which can all be framed. */
async function routeSites(page: Page) {
  await page.route('**/api/frame_check**', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ code: 0, msg: '', data: { framable: 'yes' } }),
    }),
  )
  await page.route(/https:\/\/[a-z0-9]+\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>${new URL(route.request().url()).hostname}</h1><input>` }),
  )
}

/** Opens a page of tiles whose sites open in the window, with these settings of the dialog tab. */
export async function openPage(page: Page, dialog: object = SMALL, documents: object = {}) {
  await routeSites(page)
  await openOn(page, { home: HOME, icon: WIDE, dialog, ...documents })
  await expect(page.locator('#first')).toHaveCount(0)
}

export const theWindow = (page: Page) => page.locator('#layer-window').getByRole('dialog')
export const strip = (page: Page) => theWindow(page).getByRole('tablist', { name: '打开的应用' })
export const tab = (page: Page, name: string) => strip(page).getByRole('tab', { name, exact: true })
export const hostOf = (id: string) => `${id}.example`
export const tabNames = (page: Page) => strip(page).getByRole('tab').allTextContents()
export const button = (page: Page, name: string) => theWindow(page).getByRole('button', { name, exact: true })
export const dockApp = (page: Page, name: string) =>
  page.locator('#root').getByRole('region', { name: 'Dock' }).getByRole('button', { name, exact: true })

/** Reloads the page, and waits until the live page has replaced the first frame, which takes no presses. */
export async function reload(page: Page) {
  await page.reload()
  await waitForLoad(page)
  await expect(page.locator('#first')).toHaveCount(0)
}

/** Opens sites in the window by their tiles, one after another. */
export async function openSites(page: Page, ...ids: readonly string[]) {
  for (const id of ids) {
    await page
      .locator('#root')
      .getByRole('link', { name: `站 ${id}`, exact: true })
      .click()
    await expect(tab(page, hostOf(id))).toHaveAttribute('aria-selected', 'true')
  }
}

/** The frame of the window, in px. */
export async function frameOf(page: Page) {
  await settled(theWindow(page))
  const box = await theWindow(page).boundingBox()
  if (box === null) throw new Error('the window is not visible')
  return box
}

/** Waits until nothing in an element moves. */
export const settled = (element: Locator) =>
  element.evaluate((one) => Promise.allSettled(one.getAnimations({ subtree: true }).map(({ finished }) => finished)))

/** Presses the mouse at a point and moves it in steps; it stays pressed. */
export async function press(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 })
}

/** A point of the header where nothing but the header is. */
export async function grip(page: Page) {
  const { x, y, width } = await frameOf(page)
  return { x: x + width - 24, y: y + 22 }
}

/** The focused element lies in the window. */
export const hasFocus = (page: Page) =>
  theWindow(page).evaluate((one) => one === document.activeElement || one.contains(document.activeElement))
