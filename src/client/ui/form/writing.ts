import { type History, history } from '../../core/history.ts'
import type { Fields, Settings } from '../../core/settings.ts'

/** How a form writes into its document; the props `change` and `hold` of `Form`. */
export interface Writing<F extends Fields> {
  readonly change: (key: keyof F & string, value: unknown) => void
  readonly hold: (held: boolean) => void
}

/**
 * Writes what a form tells into its document. Changes of one field in quick succession are one step of undo, and so is
 * everything between the beginning and the end of a drag, however long it rests on the way.
 */
export function writeTo<F extends Fields>(settings: Settings<F>, past: History = history): Writing<F> {
  let release = () => {}
  return {
    change: (key, value) => settings.update((now) => ({ ...now, [key]: value }), { merge: `${settings.id}.${key}` }),
    hold(held) {
      release()
      release = held ? past.gather() : () => {}
    },
  }
}
