/** Whether a snapshot of the whole home screen stands for it. */
export const isSnapshotShown = (): boolean => document.querySelector('#first :is(li, [data-minimal])') !== null

/**
 * Hides the living page while the first frame stands for it: at first it is drawn alone, and neither laid out nor painted
 * at every step of that.
 */
export function hideBehindFirstFrame(page: HTMLElement): void {
  if (!document.getElementById('first')?.firstElementChild) return
  page.dataset['awaitingHandoff'] = 'rendering'
  page.ariaHidden = 'true' // two of everything would be read out
}

const { promise, resolve } = Promise.withResolvers<void>()

/** Settles once the living page stands alone: until then nothing may compete with it. */
export const pageReady = (): Promise<void> => promise

/** Takes the first frame away, and shows the living page in its place. */
export function replaceFirstFrame(page: HTMLElement): void {
  delete page.dataset['awaitingHandoff']
  page.ariaHidden = null
  document.getElementById('first')?.remove()
  resolve()
}
