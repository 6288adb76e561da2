import './popup.css'
import { openStorage } from '../../client/core/documents/storage/storage.ts'
import { openChannel } from '../../client/core/tabs/channel.ts'
import { groupsToChoose, sendToInbox, whereIs } from '../../client/features/layout/inbox/index.ts'
import { readBootState, systemTheme } from '../../client/first-frame/boot/boot-state.ts'
import { bareAddress } from '../../client/lib/url/bare-address.ts'
import { checkAddress } from '../../client/lib/url/check-address.ts'
import type { SiteItem } from '../../shared/api/site.ts'
import { isWebUrl } from '../../shared/lib/url/is-web-url.ts'
import { allowCurrentTab, readCurrentTab } from './current-tab.ts'
import { drawForm } from './form.ts'
import { drawOwnIcon, drawPreview, loadCatalog } from './preview.ts'
import { readDesktop } from './read-desktop.ts'
import { languageFor, textsIn } from './texts.ts'

/** How long the popup says that something was added before it closes, in ms. */
const CLOSE_MS = 900

/** What the popup takes of the page's look besides its theme. */
const LOOK = ['--gk-primary', '--gk-wp-tint', '--gk-font']

const boot = readBootState()
const language = languageFor(boot?.language ?? '')
const text = textsIn(language)
const root = document.documentElement
root.lang = language
root.dataset.theme = boot?.theme ?? systemTheme()
for (const name of LOOK) root.style.setProperty(name, boot?.properties[name] ?? '')

/** Opens the form for the current tab. */
async function open(): Promise<void> {
  const storage = await openStorage('genkan')
  const [{ home, lastGroup }, tab] = await Promise.all([readDesktop(storage, language), readCurrentTab()])
  const parts = drawForm(text, groupsToChoose(home, [lastGroup, boot?.group ?? '']))
  const { form, preview, where, name, address, problem, group, grant, why, allow, add, status } = parts
  let findSite = (_url: string): SiteItem | undefined => undefined

  const showAddress = () => {
    const url = webAddress(address.value)
    problem.hidden = true
    address.removeAttribute('aria-invalid')
    const place = url === undefined ? undefined : whereIs(home, url)
    where.textContent = place === undefined ? '' : text('isIn', place.folder?.name || place.group?.name || text('dock'))
    preview.replaceChildren(url === undefined ? drawOwnIcon() : drawPreview(name.value, url, findSite(url)))
  }

  if (tab === 'hidden') grant.hidden = false
  else if (tab !== 'none') {
    name.value = tab.title
    address.value = tab.url
  }
  showAddress()
  document.body.replaceChildren(form)
  if (address.value === '') address.focus()
  else name.select()

  name.addEventListener('input', showAddress)
  address.addEventListener('input', showAddress)
  allow.addEventListener('click', async () => {
    const isAllowed = await allowCurrentTab()
    why.textContent = text(isAllowed ? 'allowed' : 'refused')
    allow.remove()
    if (address.value === '') address.focus()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const url = webAddress(address.value)
    if (url === undefined) {
      problem.hidden = false
      address.setAttribute('aria-invalid', 'true')
      address.focus()
      return
    }
    add.disabled = true
    try {
      await sendToInbox(storage, openChannel('genkan'), { url, name: name.value.trim(), group: group.value })
      const [chosen] = group.selectedOptions
      status.textContent = `✓ ${chosen === undefined ? text('addedSoon') : text('added', chosen.text)}`
      add.hidden = true
      setTimeout(close, CLOSE_MS)
    } catch {
      status.textContent = text('failed')
      status.className = 'status failed'
      add.disabled = false
    }
  })

  findSite = await loadCatalog(language)
  const site = findSite(address.value)
  // the title of a site's first page is a sentence, its name a word
  if (tab !== 'hidden' && tab !== 'none' && name.value === tab.title && isFirstPage(site, tab.url)) {
    name.value = site?.name ?? ''
    if (document.activeElement === name) name.select()
  }
  showAddress()
}

const isFirstPage = (site: SiteItem | undefined, url: string): boolean =>
  site !== undefined && bareAddress(site.url) === bareAddress(url)

/** The address of a site as it was typed; undefined for what is none. */
function webAddress(typed: string): string | undefined {
  const checked = checkAddress(typed)
  return checked.ok && isWebUrl(checked.url) ? checked.url : undefined
}

void open()
