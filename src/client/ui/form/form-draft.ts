import { flushSync } from 'react-dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type History, history } from '../../core/history.ts'
import type { Fields, Settings, Values } from '../../core/settings.ts'
import { createAdaptiveThrottle, type ThrottleState } from './adaptive-throttle.ts'

/** How a form reads and writes its document; `Form` shows `shown`, and tells `change` and `hold`. */
export interface FormDraft<F extends Fields> {
  /** The document's values, those ahead that are being dragged. */
  readonly shown: StoreApi<Values<F>>
  readonly change: (key: keyof F & string, value: unknown) => void
  readonly hold: (held: boolean) => void
}

/** Something that is dragged. */
interface Drag<V> {
  /** The document's values when it began, and after the last time that it was written. */
  readonly begun: V
  written: V
  /** What has been dragged to. */
  values: Partial<V>
  /** All of it is one step of undo. */
  readonly end: () => void
}

/**
 * Writes what a form tells into its document. Changes of one field in quick succession are one step of undo, and so is
 * everything between the beginning and the end of a drag, however long it rests on the way. While something is dragged,
 * the document, and the page with it, follows at its own pace: the form itself never waits for it. What depends on it (a
 * radius on a size) follows from where the drag is, not from where it has been.
 */
export function createFormDraft<F extends Fields>(
  settings: Settings<F>,
  past: History = history,
  paced: (task: () => void) => ThrottleState = createAdaptiveThrottle,
): FormDraft<F> {
  const shown = createStore(settings.get)
  let drag: Drag<Values<F>> | undefined
  const show = () => shown.setState(settings.normalize({ ...asBegun(settings.get()), ...drag?.values }), true)
  settings.subscribe(show)

  /** The values without what the drag has made of others on its way; whatever somebody else has written stays. */
  function asBegun(now: Values<F>): Values<F> {
    if (drag === undefined) return now
    const { begun, written } = drag
    const own = Object.keys(now).filter((key) => now[key] === written[key])
    return { ...now, ...Object.fromEntries(own.map((key) => [key, begun[key]])) }
  }

  function write(values: Partial<Values<F>>) {
    const merge = `${settings.id}.${Object.keys(values).join(' ')}`
    settings.update((now) => ({ ...asBegun(now), ...values }), { merge })
  }

  // at once, so that its cost can be told
  const pace = paced(() =>
    flushSync(() => {
      if (drag === undefined) return
      write(drag.values)
      drag.written = settings.get()
    }),
  )

  return {
    shown,
    change(key, value) {
      const values = { [key]: value } as Partial<Values<F>> // the document repairs what cannot be kept
      if (drag === undefined) return write(values)
      drag.values = { ...drag.values, ...values }
      show()
      pace.wish()
    },
    hold(held) {
      pace.finish()
      drag?.end()
      const now = settings.get()
      drag = held ? { begun: now, written: now, values: {}, end: past.beginTransaction() } : undefined
      show()
    },
  }
}
