import type { Page } from '@playwright/test'

/** What keeps a page busy or alive: pending timers and frames, listeners of window and document, running workers. */
export type Resources = Readonly<Record<'timers' | 'frames' | 'listeners' | 'workers', number>>

/** Runs in the page before its scripts and counts its resources. Must be self-contained: it is sent as text. */
export function countResources(): void {
  const timers = new Set<unknown>()
  const frames = new Set<number>()
  const listeners = new Set<string>()
  let workers = 0
  const ids = new WeakMap<object, number>()
  let lastId = 0
  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? ++lastId
    ids.set(listener, id)
    return id
  }

  const { setTimeout: begin, clearTimeout: end, setInterval: repeat, requestAnimationFrame: ask } = window
  function cancel(id?: number) {
    timers.delete(id)
    end(id)
  }
  const replaced = {
    setTimeout(task: TimerHandler, ms?: number, ...parameters: unknown[]) {
      const act = () => {
        timers.delete(id)
        if (typeof task === 'function') task(...parameters)
      }
      const id = begin(act, ms)
      timers.add(id)
      return id
    },
    setInterval(task: TimerHandler, ms?: number, ...parameters: unknown[]) {
      const id = repeat(task, ms, ...parameters)
      timers.add(id)
      return id
    },
    clearTimeout: cancel,
    clearInterval: cancel,
    requestAnimationFrame(task: FrameRequestCallback) {
      const id = ask((time) => {
        frames.delete(id)
        task(time)
      })
      frames.add(id)
      return id
    },
    Worker: class extends Worker {
      constructor(...parameters: ConstructorParameters<typeof Worker>) {
        super(...parameters)
        workers++
      }
      override terminate() {
        workers--
        super.terminate()
      }
    },
  }
  for (const target of [window, document] as const) {
    const { addEventListener: add, removeEventListener: remove } = target
    const keyOf = (type: string, listener: object, options: unknown) => {
      const capture = typeof options === 'object' ? Object(options).capture === true : options === true
      return `${target === window} ${type} ${idOf(listener)} ${capture}`
    }
    Object.assign(target, {
      addEventListener(type: string, listener: object | null, options?: AddEventListenerOptions | boolean) {
        if (listener === null) return
        const key = keyOf(type, listener, options)
        const { once = false, signal = undefined } = typeof options === 'object' ? options : {}
        if (signal?.aborted) return
        listeners.add(key)
        signal?.addEventListener('abort', () => listeners.delete(key))
        if (once) add.call(target, type, () => listeners.delete(key), { once, capture: true })
        Reflect.apply(add, target, [type, listener, options])
      },
      removeEventListener(type: string, listener: object | null, options?: EventListenerOptions | boolean) {
        if (listener === null) return
        listeners.delete(keyOf(type, listener, options))
        Reflect.apply(remove, target, [type, listener, options])
      },
    })
  }
  Object.assign(window, replaced, {
    resources: () => ({ timers: timers.size, frames: frames.size, listeners: listeners.size, workers }),
  })
}

export const resourcesOf = (page: Page): Promise<Resources> => page.evaluate<Resources>('resources()')
