import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loading } from './loading/loading.ts'
import { openOverlay, overlays } from './overlay.ts'
import { toasts } from './toast/toast.ts'

const state = { open: true, close() {} }
const drawn = () => overlays.getState().map(({ draw }) => draw(state))
const arrived = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  overlays.setState([], true)
  toasts.setState([], true)
})

describe('overlays', () => {
  it('are drawn when their views are loaded, later ones above', async () => {
    openOverlay(
      () => Promise.resolve('dialog'),
      (view) => view,
    )
    expect(drawn()).toEqual([])
    await arrived()
    openOverlay(
      () => Promise.resolve('confirmation'),
      (view) => view,
    )
    await arrived()
    expect(drawn()).toEqual(['dialog', 'confirmation'])
  })

  it('that load slowly show the loading plate until they are loaded or cancelled', async () => {
    vi.useFakeTimers()
    const come = Promise.withResolvers<string>()
    const draw = (view: string) => view
    openOverlay(() => come.promise, draw)
    const callOff = openOverlay(() => new Promise<string>(() => {}), draw)
    expect(loading.getState().shown).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(loading.getState().shown).toBe(true)
    callOff()
    expect(loading.getState().shown).toBe(true)
    come.resolve('drawer')
    await vi.advanceTimersByTimeAsync(0)
    expect([loading.getState().shown, drawn()]).toEqual([false, ['drawer']])
    vi.useRealTimers()
  })

  it('can be cancelled before they are loaded', async () => {
    const close = openOverlay(
      () => Promise.resolve('menu'),
      (view) => view,
    )
    close()
    await arrived()
    expect(drawn()).toEqual([])
  })

  it('play their closing animation before they are unmounted', async () => {
    const close = openOverlay(
      () => Promise.resolve('menu'),
      (view) => view,
    )
    await arrived()
    vi.useFakeTimers()
    close()
    close()
    expect(overlays.getState().map(({ open }) => open)).toEqual([false])
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    expect(drawn()).toEqual([])
  })

  it('that fail to load are dropped, with an error toast', async () => {
    const failed = vi.fn()
    openOverlay(
      () => Promise.reject(new Error('offline')),
      () => null,
      failed,
    )
    await arrived()
    expect(failed).toHaveBeenCalledOnce()
    expect(drawn()).toEqual([])
    expect(toasts.getState()).toMatchObject([{ kind: 'error' }])
  })
})
