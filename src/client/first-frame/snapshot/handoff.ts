import { isSnapshotShown } from '../../core/page/replace-first-frame.ts'
import { type DataNames, dataSelector, dataValue, hasFlag, setDataValue } from '../../ui/dom.ts'
import { measureGlass } from '../../ui/glass/glass-place.ts'
import { liveClass } from './class-names.ts'

/**
 * Waits until the live page is rendered, its images are decoded and no IME composition is in progress; then transfers
 * typed text, caret and focus to it. Resolves at once without a first frame.
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
  const pressed = first.querySelector<HTMLElement>(dataSelector('pressed-early'))
  const press = dataValue(pressed, 'pressed-early')
  if (pressed !== null && press !== undefined) firstPress = { press, find: () => liveCounterpart(pressed, first, page) }
}

/** What was pressed last in the first frame. */
interface FirstFramePress {
  readonly press: DataNames['pressed-early']
  /** Finds the live counterpart of the control, once that is rendered. */
  readonly find: () => HTMLElement | undefined
}

let firstPress: FirstFramePress | undefined

/** What was clicked or keyed last in the first frame, if anything was. */
export const firstFramePress = (): FirstFramePress | undefined => firstPress

/** Milliseconds after which the page is shown even if a part of it is still loading. */
const TIMEOUT_MS = 1500

/** Elements that only one of the two has: the snapshot's shadow pictures, and parts hidden in minimal mode. */
const UNPAIRED = `${dataSelector('sprite-cell')}, ${dataSelector('minimal')} > ${dataSelector('hidden-in-minimal')}, ${dataSelector('minimal')} > ${dataSelector('hidden-in-minimal')} *`

/** What has a live counterpart among an element's children. */
const partsOf = (place: Element): readonly Element[] =>
  [...place.children].filter(({ tagName, classList }) => tagName !== 'IMG' && classList.length > 0)

/** Waits until the live page has all parts of the snapshot; those around the home screen are loaded on their own. */
async function waitUntilRendered(page: HTMLElement, first: HTMLElement): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  const countElements = (place: Element) => place.querySelectorAll(`:not(${UNPAIRED})`).length
  const isRendered = (part: Element, place: Element): boolean => {
    const livePart = findLivePart(part, place)
    if (livePart === null || countElements(livePart) < countElements(part)) return false
    // tiles that minimal mode hides are elements, too, and would make up for parts that are still loading
    return part.tagName !== 'MAIN' || partsOf(part).every((inner) => isRendered(inner, livePart))
  }
  while (page.firstElementChild === null) await nextFrame()
  while (!partsOf(first).every((part) => isRendered(part, page)) && performance.now() < end) await nextFrame()
  if (!isSnapshotShown()) return
  const pictures = [...page.querySelectorAll('li img, form img')].filter((image) => image instanceof HTMLImageElement)
  const decoded = Promise.allSettled(pictures.map((image) => image.decode()))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}

/** Lays out and paints the page without showing it, each in a task of its own, so that input is handled between. */
async function layOutInvisibly(page: HTMLElement): Promise<void> {
  setDataValue(page, 'awaiting-handoff', 'painting')
  page.getBoundingClientRect()
  measureGlass()
  await nextFrame()
  await nextFrame()
}

/** Waits for the next frame; a hidden page has none, so there for 50 ms. */
const nextFrame = () =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve, 50) : requestAnimationFrame(resolve)))

/** Waits for the end of an IME composition in this input. */
function waitForComposition(input: HTMLInputElement | null): Promise<void> {
  if (input === null || !hasFlag(input, 'composing')) return Promise.resolve()
  return new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), { once: true }))
}

function transferText(snapshotInput: HTMLInputElement, liveInput: HTMLInputElement) {
  if (snapshotInput.value === '') return
  // React overrides the element's own setter; only the prototype's makes it see the new value
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(liveInput, snapshotInput.value)
  liveInput.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchInput = (page: HTMLElement) => page.querySelector<HTMLInputElement>(dataSelector('handed-over'))

const CONTROLS = 'a[href], article, button, input, [tabindex]'

function transferFocus(first: HTMLElement, page: HTMLElement) {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !first.contains(focused)) return
  const liveControl = focused instanceof HTMLInputElement ? searchInput(page) : liveCounterpart(focused, first, page)
  liveControl?.focus({ preventScroll: true })
  if (!(focused instanceof HTMLInputElement) || !(liveControl instanceof HTMLInputElement)) return
  liveControl.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

/** The live counterpart of a control of the first frame: of the same name, part, and index among that name. */
function liveCounterpart(control: HTMLElement, first: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  const part = [...first.children].find((one) => one.contains(control))
  if (part === undefined) return undefined
  const sameName = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (one) => controlName(one) === controlName(control),
    )
  return sameName(findLivePart(part, page))[sameName(part).indexOf(control)]
}

const controlName = (control: Element) =>
  [control.tagName, control.ariaLabel ?? control.getAttribute('title') ?? control.textContent].join(' ')

/** The live counterpart of a part of the snapshot, among the children of its counterpart's parent. */
const findLivePart = (part: Element, parent: Element) =>
  parent.querySelector(`:scope > .${CSS.escape(liveClass(part.classList[0] ?? ''))}`)
