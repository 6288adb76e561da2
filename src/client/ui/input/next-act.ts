import { onFirstOf } from './first-of.ts'

const ACTS = ['pointerdown', 'wheel', 'keydown'] as const
/** Keys that do nothing by themselves, and those that lead to the hint's own button. */
const NO_ACTS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab', 'F6'])
/** A hint, as a toast or by itself: what is pressed in it is no other act. */
const HINT = '[role="status"], [role="note"]'

/** Whether an event is the user's going on with something: a press, a turn of the wheel or a key, but not in a hint. */
export function isAct({ type, target, key }: Pick<Event, 'type' | 'target'> & { readonly key?: string }): boolean {
  if (target instanceof Element && target.closest(HINT) !== null) return false
  return type !== 'keydown' || !NO_ACTS.has(key ?? '')
}

/**
 * Calls `act` once, as the user goes on with something.
 * @returns ends the waiting
 */
export const onNextAct = (act: () => void): (() => void) => onFirstOf(ACTS, act, isAct)
