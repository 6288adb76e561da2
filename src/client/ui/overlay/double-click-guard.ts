/**
 * Whether the press that is under way may close the overlay beside which it is: not if it is the second of a double
 * click, whose first has opened it. Of presses react-aria says what they are on, not which one of how many they are.
 */
export function mayClose(): boolean {
  return !(window.event instanceof MouseEvent && window.event.detail > 1)
}
