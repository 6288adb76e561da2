/** What the player of an arcade game does: what he holds down, and what he pressed since the last step. */
export interface Given<Action extends string> {
  readonly isHeld: (action: Action) => boolean
  /** True for what was pressed since the last step, also if it was let go again. */
  readonly isPressed: (action: Action) => boolean
}

/** Collects what keys, buttons and fingers do between two steps of an arcade game. */
export interface Controls<Action extends string> {
  press(action: Action): void
  release(action: Action): void
  /** What is given to one step; what was pressed is given once. */
  take(): Given<Action>
  /** Lets go of everything, as when the player is elsewhere. */
  clear(): void
}

export function createControls<Action extends string>(): Controls<Action> {
  const held = new Set<Action>()
  let pressed = new Set<Action>()
  return {
    press(action) {
      held.add(action)
      pressed.add(action)
    },
    release: (action) => void held.delete(action),
    take() {
      const taken = pressed
      pressed = new Set()
      return { isHeld: (action) => held.has(action), isPressed: (action) => taken.has(action) }
    },
    clear() {
      held.clear()
      pressed.clear()
    },
  }
}
