import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeToast, showToast, toastDuration, toasts } from './toast.ts'

const texts = () => toasts.getState().map(({ text }) => text)

beforeEach(() => toasts.setState([], true))

describe('toasts', () => {
  it('are shown one at a time, in the order of their calls', () => {
    showToast({ kind: 'success', text: 'first' })
    showToast({ kind: 'info', text: 'second' })
    expect(texts()).toEqual(['first', 'second'])
    closeToast(toasts.getState()[0]?.id ?? 0)
    expect(texts()).toEqual(['second'])
  })

  it('are not queued twice in a row with the same text', () => {
    showToast({ kind: 'error', text: 'offline' })
    showToast({ kind: 'error', text: 'offline' })
    expect(texts()).toEqual(['offline'])
  })

  it('can be closed, shown or queued', () => {
    showToast({ kind: 'info', text: 'first' })
    const takeBack = showToast({ kind: 'info', text: 'second' })
    takeBack()
    takeBack()
    expect(texts()).toEqual(['first'])
  })

  it('replace a progress toast', () => {
    showToast({ kind: 'progress', text: 'backing up' })
    showToast({ kind: 'success', text: 'backed up' })
    expect(texts()).toEqual(['backed up'])
  })

  it('do not notify subscribers when nothing changes', () => {
    const changed = vi.fn()
    const stop = toasts.subscribe(changed)
    closeToast(12345)
    stop()
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('a toast stays', () => {
  it('2000 ms by itself, longer with an action that must be reached', () => {
    expect(toastDuration({ kind: 'info', text: '' })).toBe(2000)
    expect(toastDuration({ kind: 'info', text: '', action: { label: '', run() {} } })).toBe(5000)
  })

  it('for its own duration if it has one', () => {
    expect(toastDuration({ kind: 'info', text: '', duration: 2500 })).toBe(2500)
  })

  it('until it is closed if it reports progress', () => {
    expect(toastDuration({ kind: 'progress', text: '' })).toBe(Number.POSITIVE_INFINITY)
  })
})
