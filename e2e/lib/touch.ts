import type { CDPSession } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Dispatches a touch event of one finger. */
export async function touch(client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at.x, y: at.y }] })
}

/** Moves the finger between two points; it stays on the screen. */
export async function drag(client: CDPSession, from: Point, to: Point) {
  const steps = 8
  for (let step = 1; step <= steps; step++) {
    const fraction = step / steps
    await touch(client, 'touchMove', { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction })
  }
}
