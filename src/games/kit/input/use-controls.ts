import { useEffect, useState } from 'preact/hooks'
import { type Controls, createControls } from './controls.ts'
import { type KeyMap, keyNameOf } from './keys.ts'

/**
 * The controls of an arcade game, worked by keys; its buttons and fingers press them, too.
 * @param actions what each key does, by `KeyboardEvent.key`; letters in lower case
 * @param onPress called for each key press, such as to begin the game
 * @returns the controls, and the keys to give to `GameTable`
 */
export function useControls<Action extends string>(
  actions: Readonly<Record<string, Action>>,
  onPress: (action: Action) => void,
): readonly [controls: Controls<Action>, keys: KeyMap] {
  const [controls] = useState(() => createControls<Action>())
  useEffect(() => {
    const release = (event: KeyboardEvent) => {
      const action = actions[keyNameOf(event)]
      if (action !== undefined) controls.release(action)
    }
    addEventListener('keyup', release)
    addEventListener('blur', controls.clear) // the key is let go elsewhere
    return () => {
      removeEventListener('keyup', release)
      removeEventListener('blur', controls.clear)
    }
  }, [controls, actions])
  const keys: KeyMap = Object.fromEntries(
    Object.entries(actions).map(([key, action]) => [
      key,
      ({ repeat }: KeyboardEvent) => {
        if (repeat) return // how fast it repeats is the game's rule
        controls.press(action)
        onPress(action)
      },
    ]),
  )
  return [controls, keys]
}
