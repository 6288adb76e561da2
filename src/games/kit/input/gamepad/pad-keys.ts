/** What is read of a gamepad. */
export interface Pad {
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/**
 * The keys that buttons of a gamepad stand for, by their numbers in the standard mapping
 * (https://www.w3.org/TR/gamepad/#remapping): below, right, left, above, start; the cross.
 */
const BUTTON_KEYS: Readonly<Record<number, string>> = {
  0: ' ',
  1: 'z',
  2: 'h',
  3: 'c',
  9: 'p',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
}
/** How far a stick is pushed before it has a direction. */
const PUSHED = 0.5

/** The keys that a gamepad holds down now, by `KeyboardEvent.key`; a stick has one direction, the stronger one. */
export function keysOfPad({ axes: [x = 0, y = 0], buttons }: Pad): ReadonlySet<string> {
  const keys = new Set(buttons.flatMap(({ pressed }, button) => (pressed ? (BUTTON_KEYS[button] ?? []) : [])))
  const isAcross = Math.abs(x) >= Math.abs(y)
  if (Math.abs(isAcross ? x : y) < PUSHED) return keys
  if (isAcross) keys.add(x > 0 ? 'ArrowRight' : 'ArrowLeft')
  else keys.add(y > 0 ? 'ArrowDown' : 'ArrowUp')
  return keys
}

/** How long a key is held before it repeats, and how often then, in ms. */
const REPEAT_AFTER = 400
const REPEAT_EVERY = 110

/** A key that goes down, again while it is held, or up. */
export interface PadStep {
  readonly key: string
  readonly kind: 'down' | 'repeat' | 'up'
}
/** The keys that are held, and when each goes down next, in ms. */
export type HeldKeys = ReadonlyMap<string, number>

/** What a gamepad does between two looks at it. @param now in ms */
export function stepPad(
  held: HeldKeys,
  keys: ReadonlySet<string>,
  now: number,
): { readonly held: HeldKeys; readonly steps: readonly PadStep[] } {
  const steps: PadStep[] = []
  const next = new Map<string, number>()
  for (const key of held.keys()) if (!keys.has(key)) steps.push({ key, kind: 'up' })
  for (const key of keys) {
    const due = held.get(key)
    if (due === undefined) steps.push({ key, kind: 'down' })
    else if (now >= due) steps.push({ key, kind: 'repeat' })
    next.set(key, due === undefined ? now + REPEAT_AFTER : now >= due ? now + REPEAT_EVERY : due)
  }
  return { held: next, steps }
}
