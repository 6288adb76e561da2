import { addressesIn } from '../../../../lib/url/addresses-in.ts'
import { addNewSites } from '../add/add-new-sites.ts'
import { type PlaceTile, placeDropped } from '../add/place-dropped.ts'
import { acceptPictures } from './accept-pictures.ts'
import { offerFiles } from './file-taker.ts'
import { iconTargetAt, markIconTarget } from './picture-target.ts'

/**
 * Adds links, bookmarks and pictures that are dropped on the home screen, and those that are pasted there. Files that
 * the page takes as a whole are taken anywhere.
 * @param isSuspended whether a text field or a dialog has the keyboard, which takes what is pasted
 */
export function acceptFromOutside(isSuspended: () => boolean): void {
  addEventListener('dragover', (event) => {
    if (!isLink(event) && !hasFiles(event)) return
    const isTaken = event.defaultPrevented // by a form
    event.preventDefault() // otherwise the browser would leave the page for the link or the file
    if (event.dataTransfer !== null && !isTaken)
      event.dataTransfer.dropEffect = isOverModal(event) && !hasFiles(event) ? 'none' : 'copy'
    markIconTarget(hasFiles(event) ? iconTargetAt(event.target) : undefined)
  })
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && markIconTarget(undefined))
  addEventListener('drop', (event) => {
    markIconTarget(undefined)
    const data = event.dataTransfer
    if (event.defaultPrevented || data === null || !(isLink(event) || hasFiles(event))) return
    event.preventDefault()
    const files = [...data.files]
    if (isOverModal(event)) return void offerFiles(files)
    // a picture of a web page comes with its address, which is meant where there is no tile to give it to
    if (files.length > 0 && (!isLink(event) || iconTargetAt(event.target) !== undefined)) {
      const { target } = event
      void offerFiles(files).then((isTaken) => (isTaken ? undefined : acceptPictures(files, target)))
      return
    }
    const [, title = ''] = data.getData('text/x-moz-url').split('\n') // Firefox gives the title, too
    const place = placeDropped(event.target, { x: event.clientX, y: event.clientY })
    void addSites(addressesIn(data.getData('text/uri-list')), title, place)
  })
  // before the free page's own, which takes copied tiles
  const paste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    if (data === null || isSuspended()) return
    const urls = addressesIn(data.getData('text'))
    const pictures = data.getData('text') === '' ? [...data.files] : []
    if (urls.length === 0 && pictures.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (urls.length > 0) void addSites(urls, '')
    else void acceptPictures(pictures, null)
  }
  addEventListener('paste', paste, { capture: true })
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Over a modal dialog or the drawer: what is beneath takes nothing, only a form of its own, or the whole page. */
const isOverModal = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('#layer-dialog, #layer-drawer') !== null

/** A link from another page or the bookmarks, over anything but a text field. */
const isLink = ({ dataTransfer, target }: DragEvent) =>
  dataTransfer?.types.includes('text/uri-list') === true &&
  !(target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null)

/**
 * Adds icons of these addresses to the group on screen, with the catalogue's faces where it knows them.
 * @param title the name of the icons; empty for the catalogue's or the site's own
 * @param place gives the first icon its place
 */
export const addSites = (urls: readonly string[], title: string, place?: PlaceTile): Promise<void> =>
  addNewSites(
    urls.map((url) => ({ url, name: title })),
    undefined,
    place,
  )
