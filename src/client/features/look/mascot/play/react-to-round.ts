import type { MascotDriver } from '../driver/mascot-driver.ts'
import { HEAD, isOver, nearestFalling, type Round, swayingX } from './kernel/round.ts'

/** After how many petals it jumps for joy. */
const JOY = 25

const within = (value: number): number => Math.max(-1, Math.min(1, value))

/** Lets a figure look at what comes down, and show what it thinks of what it has caught. */
export function reactToRound(driver: MascotDriver, before: Round, now: Round): void {
  const next = nearestFalling(now)
  const ahead = next === undefined ? { x: 0, y: 0 } : { x: swayingX(next) - now.catcher.x, y: next.y - HEAD }
  driver.lookAt({ x: within(ahead.x / 240), y: within(ahead.y / 320) })
  if (isOver(now)) {
    if (isOver(before)) return
    driver.express('happy')
    driver.play('dance')
  } else if (now.dazed > before.dazed) {
    driver.express('surprised')
    driver.play('startle')
  } else if (now.dazed === 0 && before.dazed > 0) driver.express('calm')
  else if (now.caught > before.caught + 1) driver.play('laugh')
  else if (Math.floor(now.caught / JOY) > Math.floor(before.caught / JOY)) driver.play('jump')
}

/** How a figure is held as it hops along: how far from the ground in units, and how it leans, in degrees. */
export function gaitOf({ catcher: { x, velocity } }: Round): { readonly hop: number; readonly lean: number } {
  const haste = Math.min(1, Math.abs(velocity) / 260)
  return { hop: Math.abs(Math.sin(x / 36)) * 15 * haste, lean: (velocity / 640) * 7 }
}
