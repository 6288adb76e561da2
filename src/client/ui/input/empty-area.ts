import { dataSelector } from '../dom.ts'

/** What stands on the home screen and is no empty ground. */
const STANDS =
  'a, button, input, header, search, p, li, article, [role="status"], [role="toolbar"], ' +
  `${dataSelector('sidebar')}, nav:not(${dataSelector('pages')})`

/** Whether an event met the home screen where nothing stands. */
export const isEmptyArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#root > main') !== null && target.closest(STANDS) === null
