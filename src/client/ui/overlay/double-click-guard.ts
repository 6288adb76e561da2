/**
 * Whether the present press outside an overlay may close it: not the second press of the double click that opened it.
 * Reads `window.event`, since react-aria passes the target but no click count.
 */
export function mayClose(): boolean {
  return !(window.event instanceof MouseEvent && window.event.detail > 1)
}
