import { expect, test, vi } from 'vitest'
import type { MascotDriver } from '../driver/mascot-driver.ts'
import { guardDriver } from './guard-driver.ts'

const PRESS = { target: {} as Element, clientX: 0, clientY: 0 }

function makeDriver(changes: Partial<MascotDriver> = {}): MascotDriver {
  const nothing = () => {}
  return {
    ...{ express: nothing, play: nothing, lookAt: nothing, blink: nothing, setMoving: nothing, dispose: nothing },
    hitArea: () => 'paw',
    photograph: async () => new Blob(['x']),
    ...changes,
  }
}

test('what a driver does is passed on, and what it throws is told', async () => {
  const play = vi.fn()
  const fails = () => {
    throw new Error('no motion')
  }
  const onFailure = vi.fn()
  const driver = guardDriver(makeDriver({ play, blink: fails, hitArea: fails }), onFailure)
  driver.play('wave')
  expect(play).toHaveBeenCalledWith('wave')
  driver.blink()
  expect(driver.hitArea(PRESS)).toBeUndefined()
  expect(onFailure).toHaveBeenCalledTimes(2)
  expect(guardDriver(makeDriver(), onFailure).hitArea(PRESS)).toBe('paw')
  expect((await driver.photograph(10)).size).toBe(1)
})

test('a driver that lacks something has failed, and a picture that fails is refused', async () => {
  const onFailure = vi.fn()
  const { express: _, ...lacking } = makeDriver({ photograph: () => Promise.reject(new Error('no picture')) })
  const driver = guardDriver(lacking as MascotDriver, onFailure)
  driver.express('happy')
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
  await expect(driver.photograph(10)).rejects.toThrow('no picture')
})

test('of a driver that has ended nothing is asked', () => {
  const express = vi.fn()
  const dispose = vi.fn()
  const driver = guardDriver(makeDriver({ express, dispose }), vi.fn())
  driver.dispose()
  driver.dispose()
  driver.express('calm')
  expect(dispose).toHaveBeenCalledTimes(1)
  expect(express).not.toHaveBeenCalled()
})
