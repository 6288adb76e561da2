/** Whether a snapshot of the whole home screen stands for it. */
export const isFrozen = (): boolean => document.querySelector('#first li') !== null

/** Hides the living page while the first frame stands for it. */
export function waitBehindFirst(page: HTMLElement): void {
  if (document.getElementById('first')?.firstElementChild) page.style.visibility = 'hidden'
}

/** Takes the first frame away, and shows the living page in its place. */
export function replaceFirst(page: HTMLElement): void {
  page.style.visibility = ''
  document.getElementById('first')?.remove()
  document.adoptedStyleSheets = [] // what it was dressed in; the living parts have brought their own
}
