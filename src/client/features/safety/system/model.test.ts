import { expect, test } from 'vitest'
import { afterLowPerformance, beforeLowPerformance, underLowPerformance } from './model.ts'

const now = { 'dock.isDockAnimation': true, 'dialog.isDialogAnimation': false, 'search.isSearch': true }

test('low-performance mode turns off what is costly and on, and nothing else', () => {
  expect(underLowPerformance(now)).toEqual({ 'dock.isDockAnimation': false })
  expect(beforeLowPerformance(now)).toEqual(['dock.isDockAnimation'])
})

test('its end turns on exactly those again', () => {
  const under = { ...now, ...underLowPerformance(now) }
  expect(afterLowPerformance(under, beforeLowPerformance(now))).toEqual({ 'dock.isDockAnimation': true })
  // what the user has turned on meanwhile is on already; a foreign name is no switch of it
  expect(afterLowPerformance(now, ['dock.isDockAnimation', 'search.isSearch', 'x'])).toEqual({})
})
