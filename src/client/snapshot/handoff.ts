import { isSnapshotShown } from '../core/first-frame.ts'
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
  const snapshotInput = first.querySelector('input')
  await waitUntilRendered(page, first)
  await layOutInvisibly(page)
  await waitForComposition(snapshotInput)
  const liveInput = searchInput(page)
  if (snapshotInput !== null && liveInput !== null) transferText(snapshotInput, liveInput)
  transferFocus(first, page)
}

/** Milliseconds after which the page is shown even if a part of it is still on its way. */
const TIMEOUT_MS = 1500

/**
 * What is in one of the two only: pictures of shadows that the living page casts itself, and what minimal mode does not show.
 */
const UNPAIRED = '[data-cell], [data-minimal] > :is(nav, [data-side]), [data-minimal] > :is(nav, [data-side]) *'

/** Waits until everything that the snapshot shows is there alive: the parts around the home screen come by themselves. */
async function waitUntilRendered(page: HTMLElement, first: HTMLElement): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  const countElements = (place: Element) => place.querySelectorAll(`:not(${UNPAIRED})`).length
  const isRendered = (part: Element) => {
    const livePart = findLivePart(part, page)
    return livePart !== null && countElements(livePart) >= countElements(part)
  }
  while (page.firstElementChild === null) await nextFrame()
  const parts = [...first.children].filter(({ tagName }) => tagName !== 'IMG')
  while (!parts.every(isRendered) && performance.now() < end) await nextFrame()
  if (!isSnapshotShown()) return
  const pictures = [...page.querySelectorAll('li img, form img')].filter((image) => image instanceof HTMLImageElement)
  const decoded = Promise.allSettled(pictures.map((image) => image.decode()))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}

/** Lays the page out, paints it, and shows nothing of it yet: each in a task of its own, between which keys are heard. */
async function layOutInvisibly(page: HTMLElement): Promise<void> {
  page.dataset['waiting'] = 'painting'
  page.getBoundingClientRect()
  measureGlass()
  await nextFrame()
  await nextFrame()
}

/** The next frame; a hidden page has none, and goes on all the same. */
const nextFrame = () =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve, 50) : requestAnimationFrame(resolve)))

/** Waits for the end of a composition that is under way in this input. */
function waitForComposition(input: HTMLInputElement | null): Promise<void> {
  if (input === null || input.dataset['composing'] === undefined) return Promise.resolve()
  return new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), { once: true }))
}

function transferText(snapshotInput: HTMLInputElement, liveInput: HTMLInputElement) {
  if (snapshotInput.value === '') return
  // React listens to the element's own setter: the prototype's is the one that tells it
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(liveInput, snapshotInput.value)
  liveInput.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchInput = (page: HTMLElement) => page.querySelector<HTMLInputElement>('input[name="q"]')

const FOCUSABLE = 'a[href], button, input, [tabindex]'

/**
 * Focuses the living likeness of what has the focus in the first frame: the control of the same name in the same part,
 * and where there are several, that of the same number. Between them the living page may have more.
 */
function transferFocus(first: HTMLElement, page: HTMLElement) {
  const focused = document.activeElement
  const part = [...first.children].find((one) => one.contains(focused))
  if (!(focused instanceof HTMLElement) || part === undefined) return
  const liveControl = focused instanceof HTMLInputElement ? searchInput(page) : findLiveControl(focused, part, page)
  liveControl?.focus({ preventScroll: true })
  if (!(focused instanceof HTMLInputElement) || !(liveControl instanceof HTMLInputElement)) return
  liveControl.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

function findLiveControl(control: HTMLElement, part: Element, page: HTMLElement): HTMLElement | undefined {
  const sameName = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (one) => controlName(one) === controlName(control),
    )
  return sameName(findLivePart(part, page))[sameName(part).indexOf(control)]
}

const controlName = (control: Element) =>
  [control.tagName, control.ariaLabel ?? control.getAttribute('title') ?? control.textContent].join(' ')

/** The living part that the snapshot's stands for. */
const findLivePart = (part: Element, page: HTMLElement) =>
  page.querySelector(`:scope > .${CSS.escape(liveClass(part.classList[0] ?? ''))}`)
