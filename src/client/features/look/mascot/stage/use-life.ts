import { type RefObject, useEffect, useState } from 'react'
import { useMayMove } from '../../wallpaper/lazy.ts'
import type { MascotDriver } from '../driver/mascot-driver.ts'

/** Seconds without pointer and keys after which it falls asleep. */
const SLEEPY_AFTER_S = 75
/** Milliseconds in which it lies down; then it is a still. */
const FALL_ASLEEP_MS = 3000

/**
 * Lets a figure follow the pointer, and sleep while nobody is there. It moves only where it is seen and may.
 * @param isAway whether it is not seen meanwhile
 * @returns whether it is awake
 */
export function useLife(driver: MascotDriver | undefined, figure: RefObject<Element | null>, isAway: boolean): boolean {
  const mayMove = useMayMove() && !isAway
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setAwake(true)
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), SLEEPY_AFTER_S * 1000)
    }
    const types = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const type of types) addEventListener(type, stir, { passive: true })
    stir()
    return () => {
      clearTimeout(timer)
      for (const type of types) removeEventListener(type, stir)
    }
  }, [])
  useEffect(() => {
    if (driver === undefined) return
    driver.setMoving(mayMove)
    driver.express(isAwake ? 'calm' : 'sleepy')
    if (isAwake || !mayMove) return
    const timer = setTimeout(() => driver.setMoving(false), FALL_ASLEEP_MS)
    return () => clearTimeout(timer)
  }, [driver, mayMove, isAwake])
  useEffect(() => {
    if (driver === undefined || !mayMove || !isAwake) return
    const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const box = figure.current?.getBoundingClientRect()
      if (box === undefined || pointerType === 'touch') return
      const ahead = { x: box.left + box.width / 2, y: box.top + box.height * 0.44 }
      driver.lookAt({
        x: Math.max(-1, Math.min(1, (clientX - ahead.x) / 420)),
        y: Math.max(-1, Math.min(1, (clientY - ahead.y) / 340)),
      })
    }
    const lookAhead = () => driver.lookAt({ x: 0, y: 0 })
    addEventListener('pointermove', look, { passive: true })
    document.documentElement.addEventListener('pointerleave', lookAhead)
    return () => {
      removeEventListener('pointermove', look)
      document.documentElement.removeEventListener('pointerleave', lookAhead)
    }
  }, [driver, mayMove, isAwake, figure])
  return isAwake
}
