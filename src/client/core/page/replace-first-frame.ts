/** Whether the first frame shows a snapshot of the home screen. */
export const isSnapshotShown = (): boolean => document.querySelector('#first :is(li, [data-minimal])') !== null

/** Hides the live page while the first frame is shown: React then renders it without layout and paint at every step. */
export function hideBehindFirstFrame(page: HTMLElement): void {
  if (!document.getElementById('first')?.firstElementChild) return
  page.dataset.awaitingHandoff = 'rendering'
  page.ariaHidden = 'true' // a screen reader would read everything twice
}

const { promise, resolve } = Promise.withResolvers<void>()

/** Resolves once the live page has replaced the first frame; until then nothing may compete with it. */
export const pageReady = (): Promise<void> => promise

/** Removes the first frame and shows the live page. */
export function replaceFirstFrame(page: HTMLElement): void {
  delete page.dataset.awaitingHandoff
  page.ariaHidden = null
  document.getElementById('first')?.remove()
  resolve()
}
