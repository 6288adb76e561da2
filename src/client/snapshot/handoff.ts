import { isSnapshotShown } from '../core/first-frame.ts'
import { dataSelector, hasFlag, setDataValue } from '../ui/dom.ts'
import { measureGlass } from '../ui/glass/glass-place.ts'
import { liveClass } from './class-names.ts'

/**
 * Waits until the living page may take the snapshot's place: at once where there is none; else when React has drawn, the
 * pictures of the page are decoded, and nobody is in the middle of composing a word. What has been typed, where the caret
 * stands and what has the focus goes over.
 */
export async function handOff(page: HTMLElement): Promise<void> {
  const first = document.getElementById('first')
  if (first === null) return
  const frozen = first.querySelector('input')
  await drawn(page, first)
  await laidOut(page)
  await composed(frozen)
  const living = searchInput(page)
  if (frozen !== null && living !== null) handText(frozen, living)
  handFocus(first, page)
}

/** Milliseconds after which the page is shown even if a part of it is still on its way. */
const PATIENCE_MS = 1500

/**
 * What is in one of the two only: pictures of shadows that the living page casts itself, and what minimal mode does not show.
 */
const HIDDEN = `${dataSelector('minimal')} > :is(nav, ${dataSelector('sidebar')})`
const UNCOUNTED = `${dataSelector('sprite-cell')}, ${HIDDEN}, ${HIDDEN} *`

/** Waits until everything that the snapshot shows is there alive: the parts around the home screen come by themselves. */
async function drawn(page: HTMLElement, first: HTMLElement): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const size = (place: Element) => place.querySelectorAll(`:not(${UNCOUNTED})`).length
  const stands = (part: Element) => {
    const alive = likeness(part, page)
    return alive !== null && size(alive) >= size(part)
  }
  while (page.firstElementChild === null) await frame()
  const parts = [...first.children].filter(({ tagName }) => tagName !== 'IMG')
  while (!parts.every(stands) && performance.now() < end) await frame()
  if (!isSnapshotShown()) return
  const pictures = [...page.querySelectorAll('li img, form img')].filter((image) => image instanceof HTMLImageElement)
  const decoded = Promise.allSettled(pictures.map((image) => image.decode()))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Lays the page out, paints it, and shows nothing of it yet: each in a task of its own, between which keys are heard. */
async function laidOut(page: HTMLElement): Promise<void> {
  setDataValue(page, 'awaiting-handoff', 'painting')
  page.getBoundingClientRect()
  measureGlass()
  await frame()
  await frame()
}

/** The next frame; a hidden page has none, and goes on all the same. */
const frame = () =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve, 50) : requestAnimationFrame(resolve)))

/** Waits for the end of a composition that is under way in this input. */
function composed(input: HTMLInputElement | null): Promise<void> {
  if (input === null || !hasFlag(input, 'composing')) return Promise.resolve()
  return new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), { once: true }))
}

function handText(frozen: HTMLInputElement, living: HTMLInputElement) {
  if (frozen.value === '') return
  // React listens to the element's own setter: the prototype's is the one that tells it
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(living, frozen.value)
  living.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchInput = (page: HTMLElement) => page.querySelector<HTMLInputElement>('input[name="q"]')

const FOCUSABLE = 'a[href], button, input, [tabindex]'

/**
 * Focuses the living likeness of what has the focus in the first frame: the control of the same name in the same part,
 * and where there are several, that of the same number. Between them the living page may have more.
 */
function handFocus(first: HTMLElement, page: HTMLElement) {
  const focused = document.activeElement
  const part = [...first.children].find((one) => one.contains(focused))
  if (!(focused instanceof HTMLElement) || part === undefined) return
  const living = focused instanceof HTMLInputElement ? searchInput(page) : namesake(focused, part, page)
  living?.focus({ preventScroll: true })
  if (!(focused instanceof HTMLInputElement) || !(living instanceof HTMLInputElement)) return
  living.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

function namesake(control: HTMLElement, part: Element, page: HTMLElement): HTMLElement | undefined {
  const namesakes = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((one) => nameOf(one) === nameOf(control))
  return namesakes(likeness(part, page))[namesakes(part).indexOf(control)]
}

const nameOf = (control: Element) =>
  [control.tagName, control.ariaLabel ?? control.getAttribute('title') ?? control.textContent].join(' ')

/** The living part that the snapshot's stands for. */
const likeness = (part: Element, page: HTMLElement) =>
  page.querySelector(`:scope > .${CSS.escape(liveClass(part.classList[0] ?? ''))}`)
