import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeToast, showToast, timeOf, toasts } from './toast.ts'

const texts = () => toasts.getState().map(({ text }) => text)

beforeEach(() => toasts.setState([], true))

describe('toasts', () => {
  it('are shown one at a time, in the order in which they came', () => {
    showToast({ kind: 'success', text: 'first' })
    showToast({ kind: 'info', text: 'second' })
    expect(texts()).toEqual(['first', 'second'])
    closeToast(toasts.getState()[0]?.id ?? 0)
    expect(texts()).toEqual(['second'])
  })

  it('do not say the same thing twice in a row', () => {
    showToast({ kind: 'error', text: 'offline' })
    showToast({ kind: 'error', text: 'offline' })
    expect(texts()).toEqual(['offline'])
  })

  it('can be taken back, shown or waiting', () => {
    showToast({ kind: 'info', text: 'first' })
    const takeBack = showToast({ kind: 'info', text: 'second' })
    takeBack()
    takeBack()
    expect(texts()).toEqual(['first'])
  })

  it('end what was under way as soon as there is news', () => {
    showToast({ kind: 'progress', text: 'backing up' })
    showToast({ kind: 'success', text: 'backed up' })
    expect(texts()).toEqual(['backed up'])
  })

  it('tell nobody when nothing changes', () => {
    const changed = vi.fn()
    const stop = toasts.subscribe(changed)
    closeToast(12345)
    stop()
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('a toast stays', () => {
  it('2000 ms by itself, longer with an action that must be reached', () => {
    expect(timeOf({ kind: 'info', text: '' })).toBe(2000)
    expect(timeOf({ kind: 'info', text: '', action: { label: '', run() {} } })).toBe(5000)
  })

  it('as long as its sender says, 2500 ms for a component’s', () => {
    expect(timeOf({ kind: 'info', text: '', duration: 2500 })).toBe(2500)
  })

  it('until it is closed while something is under way', () => {
    expect(timeOf({ kind: 'progress', text: '' })).toBe(Number.POSITIVE_INFINITY)
  })
})
