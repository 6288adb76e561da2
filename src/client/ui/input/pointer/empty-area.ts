import { dataSelector } from '../../dom.ts'

/** Everything on the home screen that is not empty area. */
const OCCUPIED = `a, button, input, header, search, p, li, article, [role="status"], [role="toolbar"], ${dataSelector('occupied')}`

/** Whether an event's target is the empty area of the home screen. */
export const isEmptyArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#root > main') !== null && target.closest(OCCUPIED) === null
