import type { CDPSession } from '@playwright/test'

interface At {
  readonly x: number
  readonly y: number
}

/** One finger. */
export async function touch(client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at.x, y: at.y }] })
}

/** Moves it from one point to another; it stays on the screen. */
export async function drag(client: CDPSession, from: At, to: At) {
  const parts = 8
  for (let part = 1; part <= parts; part++) {
    const along = part / parts
    await touch(client, 'touchMove', { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along })
  }
}
