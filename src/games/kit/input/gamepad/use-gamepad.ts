import { useEffect } from 'preact/hooks'
import { session } from '../../session.ts'
import { type HeldKeys, keysOfPad, type Pad, stepPad } from './pad-keys.ts'

/** A gamepad is keys: whatever can be done with keys can be done with it. It is looked at once a frame, if there is one. */
export function useGamepad(): void {
  useEffect(() => {
    let held: HeldKeys = new Map()
    let frame: number | undefined
    const look = (now: number) => {
      const pads = padsNow()
      frame = pads.length === 0 ? undefined : requestAnimationFrame(look)
      const keys = session.get().isCovered || !document.hasFocus() ? [] : pads.flatMap((pad) => [...keysOfPad(pad)])
      const next = stepPad(held, new Set(keys), now)
      held = next.held
      for (const { key, kind } of next.steps) pressKey(key, kind)
    }
    const begin = () => {
      frame ??= requestAnimationFrame(look)
    }
    addEventListener('gamepadconnected', begin)
    if (padsNow().length > 0) begin()
    return () => {
      removeEventListener('gamepadconnected', begin)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [])
}

function padsNow(): readonly Pad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null)
  } catch {
    return [] // the page around it does not allow it
  }
}

function pressKey(key: string, kind: 'down' | 'repeat' | 'up'): void {
  const target = document.activeElement ?? document.body
  if (key === ' ' && target instanceof HTMLButtonElement) {
    if (kind === 'down') target.click()
    return
  }
  const isRepeated = kind === 'repeat'
  target.dispatchEvent(
    new KeyboardEvent(kind === 'up' ? 'keyup' : 'keydown', {
      key,
      repeat: isRepeated,
      bubbles: true,
      cancelable: true,
    }),
  )
}
