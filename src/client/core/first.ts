/** Whether a snapshot of the whole home screen stands for it. */
export const isFrozen = (): boolean => document.querySelector('#first li') !== null

/** Hides the living page while the first frame stands for it. */
export function waitBehindFirst(page: HTMLElement): void {
  if (document.getElementById('first')?.firstElementChild) page.dataset['waiting'] = ''
}

const { promise, resolve } = Promise.withResolvers<void>()

/** Settles once the living page stands alone: until then nothing may compete with it. */
export const standing = (): Promise<void> => promise

/** Takes the first frame away, and shows the living page in its place. */
export function replaceFirst(page: HTMLElement): void {
  delete page.dataset['waiting']
  document.getElementById('first')?.remove()
  resolve()
}
