import { expect, test, vi } from 'vitest'
import { makeDelayedChanges, orOnExit } from './delayed-changes.ts'

test('a change is made when it is called, and not again as the page is left', () => {
  const change = vi.fn()
  const make = orOnExit(change)
  make()
  makeDelayedChanges()
  make()
  expect(change).toHaveBeenCalledOnce()
})

test('a change that still waits is made as the page is left, and not again when it is called', () => {
  const change = vi.fn()
  const make = orOnExit(change)
  makeDelayedChanges()
  expect(change).toHaveBeenCalledOnce()
  make()
  expect(change).toHaveBeenCalledOnce()
})
