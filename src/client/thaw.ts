/**
 * Puts the living page in the snapshot's place: at once where there is none; else when React has drawn, the pictures of
 * the page are decoded, and nobody is in the middle of composing a word. What has been typed, and where the caret
 * stands, goes over.
 */
export async function thaw(page: HTMLElement): Promise<void> {
  const first = document.getElementById('first')
  if (first === null) return
  const frozen = first.querySelector('input')
  await drawn(page)
  await composed(frozen)
  const living = page.querySelector<HTMLInputElement>('input[name="q"]')
  page.style.visibility = '' // what is hidden cannot take the focus
  if (frozen !== null && living !== null) hand(frozen, living)
  first.remove()
}

/** Hides the living page while the snapshot stands for it. */
export function waitBehindFirst(page: HTMLElement): void {
  if (document.getElementById('first') !== null) page.style.visibility = 'hidden'
}

/** Milliseconds after which the page is shown even if a picture is still on its way. */
const PATIENCE_MS = 1500

async function drawn(page: HTMLElement): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (page.firstElementChild === null) await frame()
  const pictures = [...page.querySelectorAll('li img, form img')].filter((image) => image instanceof HTMLImageElement)
  const decoded = Promise.allSettled(pictures.map((image) => image.decode()))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Waits for the end of a composition that is under way in this input. */
function composed(input: HTMLInputElement | null): Promise<void> {
  if (input === null || input.dataset['composing'] === undefined) return Promise.resolve()
  return new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), { once: true }))
}

function hand(frozen: HTMLInputElement, living: HTMLInputElement) {
  if (frozen.value !== '') {
    // React listens to the element's own setter: the prototype's is the one that tells it
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(living, frozen.value)
    living.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (document.activeElement !== frozen) return
  const { selectionStart, selectionEnd } = frozen
  living.focus()
  living.setSelectionRange(selectionStart, selectionEnd)
}
