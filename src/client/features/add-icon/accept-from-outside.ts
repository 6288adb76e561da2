import { addressesIn } from '../../../shared/lib/url/addresses-in.ts'
import { language } from '../../core/i18n.ts'
import { loadSites, siteAt } from '../site-catalog/lazy.ts'
import { addNewTiles } from './add-new-tile.ts'
import { type NewTile, tileOfSite } from './model.ts'

/**
 * Adds links and bookmarks that are dropped on the home screen, and addresses that are pasted there.
 * @param isSuspended whether a text field or a dialog has the keyboard, which takes what is pasted
 */
export function acceptFromOutside(isSuspended: () => boolean): void {
  addEventListener('dragover', (event) => {
    if (!isLink(event)) return
    event.preventDefault() // otherwise the browser would leave the page for the link
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy'
  })
  addEventListener('drop', (event) => {
    if (!isLink(event)) return
    event.preventDefault()
    const data = event.dataTransfer
    const [, title = ''] = data?.getData('text/x-moz-url').split('\n') ?? [] // Firefox gives the title, too
    void addSites(addressesIn(data?.getData('text/uri-list') ?? ''), title)
  })
  // before the free page's own, which takes copied tiles
  const paste = (event: ClipboardEvent) => {
    const urls = isSuspended() ? [] : addressesIn(event.clipboardData?.getData('text') ?? '')
    if (urls.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void addSites(urls, '')
  }
  addEventListener('paste', paste, { capture: true })
}

/** A link from another page or the bookmarks, over anything but a text field. */
const isLink = ({ dataTransfer, target }: DragEvent) =>
  dataTransfer?.types.includes('text/uri-list') === true &&
  !(target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null)

async function addSites(urls: readonly string[], title: string): Promise<void> {
  if (urls.length === 0) return
  const sites = await loadSites(language()).catch(() => [])
  addNewTiles(
    urls.map((url): NewTile => {
      const site = siteAt(sites, url)
      const face = site === undefined ? { type: 'icon' as const, size: '1x1', name: '' } : tileOfSite(site)
      return { ...face, url, ...(title !== '' && { name: title.trim().slice(0, NAME_LIMIT) }) }
    }),
  )
}

/** Titles of pages are long; a tile shows a few words. */
const NAME_LIMIT = 60
