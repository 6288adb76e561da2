import { flushSync } from 'react-dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AnyField } from '../../../core/documents/fields/field.ts'
import type { Fields, Settings, Values } from '../../../core/documents/fields/settings.ts'
import { type History, history } from '../../../core/documents/history.ts'
import { type AdaptiveThrottle, createAdaptiveThrottle } from './adaptive-throttle.ts'

/** How a form reads and writes its document: `Form` draws `shown` and calls `change` and `setDragging`. */
export interface FormDraft<F extends Fields> {
  /** The document's values, overlaid with those that are being dragged. */
  readonly shown: StoreApi<Values<F>>
  readonly change: (key: keyof F & string, value: unknown) => void
  readonly setDragging: (isDragging: boolean) => void
}

/** A drag of a control, from its start to its release. */
interface FieldDrag<V> {
  /** The dragged fields at their latest values. */
  values: Partial<V>
  /** The whole drag is one step of undo. */
  readonly closeUndoStep: () => void
}

/** Kinds whose value the user reaches by many small changes; each change of another kind is a step of its own. */
const CONTINUOUS: ReadonlySet<AnyField['kind'] | undefined> = new Set(['slider', 'color', 'text', 'shadow'])

/** Writes a form's changes into its document; a drag is one step of undo and writes throttled (decision 0012). */
export function createFormDraft<F extends Fields>(
  settings: Settings<F>,
  undoHistory: History = history,
  createThrottle: (task: () => void) => AdaptiveThrottle = createAdaptiveThrottle,
): FormDraft<F> {
  const shown = createStore(() => settings.drawn(settings.get()))
  let drag: FieldDrag<Values<F>> | undefined
  const show = () => shown.setState(settings.drawn({ ...settings.get(), ...drag?.values }), true)
  settings.subscribe(show)

  function write(values: Partial<Values<F>>) {
    const keys = Object.keys(values)
    const isContinuous = keys.every((key) => CONTINUOUS.has(settings.fields[key]?.kind))
    settings.update((now) => ({ ...now, ...values }), {
      ...(isContinuous && { merge: `${settings.id}.${keys.join(' ')}` }),
    })
  }

  // synchronously, so that the throttle can measure the cost
  const throttle = createThrottle(() =>
    flushSync(() => {
      if (drag !== undefined) write(drag.values)
    }),
  )

  return {
    shown,
    change(key, value) {
      const values = { [key]: value } as Partial<Values<F>> // the document repairs invalid values
      if (drag === undefined) return write(values)
      drag.values = { ...drag.values, ...values }
      show()
      throttle.request()
    },
    setDragging(isDragging) {
      throttle.flush()
      drag?.closeUndoStep()
      drag = isDragging ? { values: {}, closeUndoStep: undoHistory.beginTransaction() } : undefined
      show()
    },
  }
}
