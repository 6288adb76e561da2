import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openOverlay, overlays } from './overlay.ts'
import { toasts } from './toast.ts'

const state = { open: true, close() {} }
const drawn = () => overlays.getState().map(({ draw }) => draw(state))
const arrived = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  overlays.setState([], true)
  toasts.setState([], true)
})

describe('overlays opened by calls', () => {
  it('are drawn when their views have come, the later ones above', async () => {
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

  it('may be called off before they have come', async () => {
    const close = openOverlay(
      () => Promise.resolve('menu'),
      (view) => view,
    )
    close()
    await arrived()
    expect(drawn()).toEqual([])
  })

  it('play their leave before they are forgotten', async () => {
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

  it('that cannot be loaded are given up, and the user is told', async () => {
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
