/// <reference types="chrome" />

import { extensionApi } from '../../client/core/browser/extension-api.ts'
import { openStorage } from '../../client/core/documents/storage/storage.ts'
import { openChannel } from '../../client/core/tabs/channel.ts'
import {
  isContextMenuOn,
  LAST_GROUP,
  onContextMenuChange,
  sendToInbox,
} from '../../client/features/layout/inbox/index.ts'
import { isWebUrl } from '../../shared/lib/url/is-web-url.ts'

const api = extensionApi()

/** Pages and links of the web; each in a menu of its own. */
const WEB = ['http://*/*', 'https://*/*']

/** How long the toolbar button says what became of a menu's entry, in ms. */
const BADGE_MS = 1600

let drawing: Promise<void> = Promise.resolve()
let isListening = false

/** Has the menu entries that are wanted now, one change after another: they are added once. */
function drawMenus(): void {
  drawing = drawing.then(drawNow).catch(reportError)
}

async function drawNow(): Promise<void> {
  const menus = api?.contextMenus // only where it is allowed
  if (api === undefined || menus === undefined) return
  listenToMenus()
  await menus.removeAll()
  if (!(await isContextMenuOn())) return
  const title = api.i18n.getMessage('add')
  menus.create({ id: 'page', title, contexts: ['page'], documentUrlPatterns: WEB })
  menus.create({ id: 'link', title, contexts: ['link'], targetUrlPatterns: WEB })
}

function listenToMenus(): void {
  if (isListening || api?.contextMenus === undefined) return
  isListening = true
  api.contextMenus.onClicked.addListener((info, tab) => void addFrom(info, tab))
}

/** Adds the page or the link of a menu to the group that was chosen last. Firefox alone tells the text of a link. */
async function addFrom(
  info: chrome.contextMenus.OnClickData & { readonly linkText?: string },
  tab?: chrome.tabs.Tab,
): Promise<void> {
  const [url = '', name = ''] =
    info.menuItemId === 'link' ? [info.linkUrl, info.linkText] : [info.pageUrl ?? tab?.url, tab?.title]
  const isAdded = isWebUrl(url) && (await add(url, name).then(...TO_BOOLEAN))
  await showBadge(isAdded ? '✓' : '!')
}

const TO_BOOLEAN = [() => true, () => false] as const

async function add(url: string, name: string): Promise<void> {
  const storage = await openStorage('genkan')
  const [group] = await storage.read([LAST_GROUP])
  await sendToInbox(storage, openChannel('genkan'), { url, name, group: typeof group === 'string' ? group : '' })
}

async function showBadge(text: string): Promise<void> {
  await api?.action.setBadgeText({ text })
  setTimeout(() => void api?.action.setBadgeText({ text: '' }), BADGE_MS)
}

/**
 * Begins a new version at once where no page is open, else at the browser's next start: reloading the extension takes all
 * of its open tabs from the user.
 */
async function updateUnseen(): Promise<void> {
  if (!(await isPageOpen())) api?.runtime.reload()
}

/** Whether a tab shows a page of the extension; a worker and a background page are told of them by different ways. */
const isPageOpen = async (): Promise<boolean> =>
  'clients' in globalThis
    ? (await workerClients().matchAll({ includeUncontrolled: true })).length > 0
    : (api?.extension.getViews({ type: 'tab' }).length ?? 0) > 0

interface WorkerClients {
  readonly matchAll: (options: { readonly includeUncontrolled: boolean }) => Promise<readonly unknown[]>
}
const workerClients = (): WorkerClients => Reflect.get(globalThis, 'clients')

// each at once: a background that was asleep is told of nothing that it listens to later
listenToMenus()
api?.runtime.onInstalled.addListener(drawMenus)
api?.runtime.onStartup.addListener(drawMenus)
api?.runtime.onUpdateAvailable.addListener(() => void updateUnseen())
api?.permissions.onAdded.addListener(drawMenus)
onContextMenuChange(drawMenus)
