import { expect, test } from 'vitest'
import { type HeldKeys, keysOfPad, type PadStep, stepPad } from './pad-keys.ts'

const buttons = (...down: readonly number[]) => Array.from({ length: 17 }, (_, at) => ({ pressed: down.includes(at) }))

test('buttons, the cross and the stick are keys; a stick that only trembles is none', () => {
  expect([...keysOfPad({ axes: [0.2, -0.3], buttons: buttons() })]).toEqual([])
  expect([...keysOfPad({ axes: [0, 0], buttons: buttons(0, 9, 14, 16) })]).toEqual([' ', 'p', 'ArrowLeft'])
  expect([...keysOfPad({ axes: [0.7, -0.6], buttons: buttons() })]).toEqual(['ArrowRight'])
  expect([...keysOfPad({ axes: [0.5, -0.9], buttons: buttons() })]).toEqual(['ArrowUp'])
  expect([...keysOfPad({ axes: [], buttons: [] })]).toEqual([])
})

test('a key goes down once, repeats after a while, and up when it is let go', () => {
  let held: HeldKeys = new Map()
  const look = (now: number, ...keys: readonly string[]): readonly PadStep[] => {
    const next = stepPad(held, new Set(keys), now)
    held = next.held
    return next.steps
  }
  expect(look(0, 'ArrowLeft')).toEqual([{ key: 'ArrowLeft', kind: 'down' }])
  expect(look(390, 'ArrowLeft')).toEqual([])
  expect(look(410, 'ArrowLeft', ' ')).toEqual([
    { key: 'ArrowLeft', kind: 'repeat' },
    { key: ' ', kind: 'down' },
  ])
  expect(look(500, 'ArrowLeft')).toEqual([{ key: ' ', kind: 'up' }])
  expect(look(521, 'ArrowLeft')).toEqual([{ key: 'ArrowLeft', kind: 'repeat' }])
  expect(look(530)).toEqual([{ key: 'ArrowLeft', kind: 'up' }])
})
