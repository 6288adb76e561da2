import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { faceUrls, showFaces } from '../../../kit/desktop.ts'

/** How a preview shows what a note refers to. */
export interface Look {
  /** Whether pictures of other sites are loaded; else they are buttons with the name of the site. */
  readonly remotePictures: boolean
  /** The accessible name of a button that loads the picture of a site. */
  readonly loadPicture: (host: string) => string
  readonly missingPicture: string
  /** What a link to another note says of itself beside its text; undefined where that note is there. */
  readonly missingNote: (target: string) => string | undefined
  /** The classes of what is drawn in place of a picture, and of a task. */
  readonly classNames: { readonly placeholder: string; readonly task: string; readonly missingNote: string }
}

/** The attribute of a placeholder: the address of its picture. */
const ADDRESS = 'data-address'

/** Makes links, pictures and tasks of purified elements what they are in a note. Nothing of another site is loaded yet. */
export function decorate(fragment: DocumentFragment, look: Look): void {
  for (const link of fragment.querySelectorAll('a'))
    if (link.hasAttribute(NOTE_LINK)) decorateNoteLink(link, look)
    else decorateLink(link)
  for (const picture of fragment.querySelectorAll('img')) decoratePicture(picture, look)
  for (const task of fragment.querySelectorAll('[data-task]')) task.replaceWith(checkboxOf(task, look))
  for (const table of fragment.querySelectorAll('table')) makeScrollable(table)
}

/** The attribute of a link to another note: its target. */
const NOTE_LINK = 'data-note-link'

function decorateNoteLink(link: HTMLAnchorElement, look: Look): void {
  link.removeAttribute('href')
  link.setAttribute('role', 'link')
  link.tabIndex = 0
  const missing = look.missingNote(link.getAttribute(NOTE_LINK) ?? '')
  if (missing === undefined) return
  link.className = look.classNames.missingNote
  link.title = missing
}

/** The target of the link to another note that was pressed; undefined if none was. */
export const pressedNoteLink = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest(`a[${NOTE_LINK}]`)?.getAttribute(NOTE_LINK) : null) ?? undefined

function decorateLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const safe = /^mailto:/i.test(href) ? href : safeUrl(href)
  if (safe === undefined || !/^(?:https?|mailto):/i.test(safe)) {
    link.removeAttribute('href')
    return
  }
  link.href = safe
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
}

function decoratePicture(picture: HTMLImageElement, look: Look): void {
  const address = picture.getAttribute('src') ?? ''
  if (address.startsWith('data:')) return
  picture.removeAttribute('src')
  if (address.startsWith('face:')) void showOwn(picture, address, look)
  else if (safeUrl(address) === undefined) picture.remove()
  else if (look.remotePictures) loadRemote(picture, address)
  else picture.replaceWith(placeholderOf(picture, address, look))
}

/** Shows a picture of the user's own; one that this device does not have is said to be missing. */
async function showOwn(picture: HTMLImageElement, reference: string, look: Look): Promise<void> {
  if (!faceUrls.getState()[reference]) await showFaces([reference])
  const url = faceUrls.getState()[reference]
  if (url) {
    picture.src = url
    return
  }
  const missing = document.createElement('span')
  missing.className = look.classNames.placeholder
  missing.textContent = look.missingPicture
  picture.replaceWith(missing)
}

function loadRemote(picture: HTMLImageElement, address: string): void {
  picture.referrerPolicy = 'no-referrer'
  picture.loading = 'lazy'
  picture.src = address
}

function placeholderOf(picture: HTMLImageElement, address: string, look: Look): HTMLElement {
  const { host } = new URL(address)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = look.classNames.placeholder
  button.setAttribute(ADDRESS, address)
  button.textContent = [picture.alt, look.loadPicture(host)].filter(Boolean).join(' · ')
  button.title = picture.alt
  return button
}

/** Loads the picture of a pressed placeholder in its place, if it may. Returns whether it does. */
export function loadPressed(target: EventTarget | null, mayLoad: () => boolean): boolean {
  const button = target instanceof Element ? target.closest(`button[${ADDRESS}]`) : null
  const address = button?.getAttribute(ADDRESS)
  if (!button || !address || !mayLoad()) return false
  const picture = document.createElement('img')
  picture.alt = button.getAttribute('title') ?? ''
  loadRemote(picture, address)
  button.replaceWith(picture)
  return true
}

function checkboxOf(task: Element, look: Look): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.className = look.classNames.task
  box.checked = task.getAttribute('data-task') === 'true'
  box.setAttribute('aria-label', task.closest('li')?.textContent?.trim().slice(0, 80) ?? '')
  return box
}

/** A table that is wider than the page scrolls by itself, by keyboard too. */
function makeScrollable(table: HTMLTableElement): void {
  const box = document.createElement('div')
  box.setAttribute('data-table', '')
  box.tabIndex = 0
  table.replaceWith(box)
  box.append(table)
}
