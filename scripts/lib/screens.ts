/** What the screenshots are of. */
import type { Page } from '@playwright/test'
import { type Login, registerUser } from '../../e2e/lib/devices.ts'
import { group, pressUntilOpen, site, store, storeDocuments, waitForLoad } from '../../e2e/lib/page.ts'

import { appScreens } from './app-screens.ts'
import { CHAT_HOME, CHAT_NAME, nameUser, openChatRoom, playChatRoom } from './chat-screens.ts'
import type { RunningServer } from './server.ts'
import { sharingScreens } from './sharing-screens.ts'

export type Device = 'desktop' | 'mobile'

export interface Screen {
  /** Taken on this device only. */
  readonly device?: Device
  /** Leads an empty page to the state of the screenshot. */
  readonly open: (page: Page, server: RunningServer) => Promise<void>
  /** Takes the full height, including scrolled content. */
  readonly fullPage?: boolean
}

/** Opens the first desktop. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await waitForLoad(page)
}

/** A group of the first desktop, by its id. */
const groupScreen = (id: string): Screen => ({
  async open(page) {
    await openHome(page)
    const chosen = page.locator(`#root nav [data-group="${id}"] > button`)
    await chosen.click()
    await chosen.and(page.locator('[aria-current]')).waitFor()
  },
})

/** Opens the app that adds tiles by its key, at one of its tabs. */
async function openAddIcon(page: Page, tab: string): Promise<void> {
  await openHome(page)
  await pressUntilOpen(page, 'Control+a', page.locator('#layer-window [role="dialog"]:visible'))
  await page.locator(`[role="tab"][id$="-${tab}"]`).click()
}

interface LoginOptions {
  /** Default: somebody who has just registered. */
  readonly login?: Login
  /** What is stored; the desktop of a new browser if left out. */
  readonly documents?: Readonly<Record<string, object>>
}

/** Opens the page of somebody who is logged in, and waits until sync has an answer from the cloud. */
async function openLoggedIn(page: Page, { login: known, documents }: LoginOptions = {}): Promise<Login> {
  const login = known ?? (await registerUser(page.request))
  await openHome(page)
  if (documents !== undefined) await storeDocuments(page, documents)
  await store(page, { session: login })
  await page.clock.setFixedTime(Date.now()) // the server's, too
  await openHome(page)
  if (known === undefined) await waitForBackup(page)
  return login
}

const waitForBackup = (page: Page) => page.locator('#root nav i[data-at="saved"]').first().waitFor()

/** Changes the desktop of somebody who is logged in: that of a new browser is not backed up. */
async function removeTile(page: Page): Promise<void> {
  await page.locator('#tiles li > a').last().focus()
  await page.keyboard.press('Delete')
  await page.locator('#root nav i[data-at="waiting"]').first().waitFor()
  await waitForBackup(page)
}

async function openSystemTab(page: Page): Promise<void> {
  await page.locator('#root nav > [aria-haspopup="dialog"]').last().click()
  await page.locator('#settings-tab-system').click()
}

/** Empties the storage of a browser, as if it were another one. */
async function forgetAll(page: Page): Promise<void> {
  await page.goto('/components.json') // same origin, without the program
  await page.evaluate(async () => {
    localStorage.removeItem('genkan.first')
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  })
}

/** A desktop that has little in common with the first one. */
const HOME = {
  groups: [
    group(
      'a',
      ['1', '2', '3', '4', '5'].map((id) => site(id)),
    ),
  ],
  dock: [site('6')],
}

/** All screens by name. */
export const screens: Readonly<Record<string, Screen>> = {
  ...appScreens,
  home: { open: openHome },
  'page-work': groupScreen('work'),
  'page-design': groupScreen('design'),
  'page-media': groupScreen('media'),
  'page-news': groupScreen('news'),
  'page-learning': groupScreen('learning'),
  minimal: {
    async open(page) {
      await openHome(page)
      await page.locator('#root header > button').click()
      await page.locator('[data-label-id="poem"]').waitFor()
    },
  },
  search: {
    async open(page) {
      await openHome(page)
      // Selected by tag: its role changes from textbox to combobox when it gets a panel.
      await page.locator('#root form input').fill('山海经')
    },
  },
  'search-nothing': {
    async open(page) {
      await openHome(page)
      await page.locator('#root form input').fill('zxqvj')
    },
  },
  palette: {
    async open(page) {
      await openHome(page)
      await pressUntilOpen(page, 'Control+k', page.locator('#layer-dialog [role="dialog"]'))
      await page.locator('#layer-dialog input').fill('s')
      await page.locator('#layer-dialog [role="option"] mark').first().waitFor()
    },
  },
  wallpapers: {
    device: 'desktop',
    async open(page) {
      await openHome(page)
      await pressUntilOpen(page, 'Control+s', page.locator('#settings-panel'))
      await page.locator('#settings-tab-theme').click()
      await page.locator('#settings-panel [data-form-row] button').filter({ hasText: /\S/ }).first().click()
      await page.keyboard.press('Escape')
      await page.locator('#layer-window li img').first().waitFor()
    },
  },
  appearance: {
    async open(page) {
      await openHome(page)
      await page.locator('#root nav > [aria-haspopup="dialog"]').last().click()
      await page.locator('#settings-tab-theme').click()
      await page.locator('#settings-panel').waitFor()
    },
  },
  settings: {
    async open(page) {
      await openHome(page)
      await page.locator('#root nav > [aria-haspopup="dialog"]').last().click()
      await page.locator('#settings-tab-icon').click()
      await page.locator('#settings-panel').waitFor()
    },
  },
  menu: {
    device: 'desktop',
    async open(page) {
      await openHome(page)
      await page.locator('#tiles li > a').nth(4).click({ button: 'right' })
      await page.getByRole('menu').waitFor()
    },
  },
  'add-components': { open: (page) => openAddIcon(page, 'components') },
  'add-icons': { open: (page) => openAddIcon(page, 'icons') },
  'add-custom': {
    async open(page) {
      await openAddIcon(page, 'custom')
      await page.locator('[role="tabpanel"] form input').first().fill('zhihu.com')
      await page.locator('[role="tabpanel"] form [inert] img').first().waitFor()
    },
  },
  'edit-icon': {
    device: 'desktop',
    async open(page) {
      await openHome(page)
      await page.locator('#tiles li > a').nth(4).click({ button: 'right' })
      await page.getByRole('menuitem').nth(3).click()
      await page.getByRole('dialog').locator('form').waitFor()
    },
  },
  'add-group': {
    device: 'desktop',
    async open(page) {
      await openHome(page)
      await page.locator('#root nav > [aria-haspopup="dialog"]').nth(1).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'window-folder': {
    async open(page) {
      await openHome(page)
      await page.locator('#tiles li > button[title][aria-haspopup="dialog"]').first().click({ button: 'right' })
      await page.getByRole('menuitem').nth(1).click()
      await page.locator('#layer-window [role="dialog"]').waitFor()
    },
  },
  'cloud-backup': {
    async open(page) {
      await openLoggedIn(page)
      await openSystemTab(page)
    },
  },
  'chat-room': {
    async open(page) {
      const login = await registerUser(page.request)
      await nameUser(page, login, CHAT_NAME)
      await playChatRoom(page, login.info.username)
      await openLoggedIn(page, { documents: { home: CHAT_HOME }, login })
      await openChatRoom(page)
    },
  },
  timeline: {
    async open(page) {
      await openLoggedIn(page)
      for (let change = 0; change < 3; change += 1) await removeTile(page)
      await openSystemTab(page)
      await page.locator('#settings-panel [aria-describedby="timeline"]').click()
      await page.locator('[role="dialog"] li > button + button').waitFor() // what was backed up
    },
  },
  'sync-choice': {
    async open(page) {
      const login = await openLoggedIn(page)
      await removeTile(page)
      await forgetAll(page)
      await openLoggedIn(page, {
        documents: { home: HOME, wallpaper: { wallpaperType: 0, wallpaperBg: '#3b5b6b' } },
        login,
      })
      await page.locator('#layer-dialog [role="radiogroup"][aria-busy="false"]').waitFor()
    },
  },
  gallery: {
    device: 'desktop',
    fullPage: true,
    async open(page) {
      await page.goto('/gallery/')
      await page.getByRole('heading').first().waitFor()
    },
  },
  ...sharingScreens, // last: the administrator tells all something
}
