import type { CSSProperties } from 'react'
import { messageColors } from '../../kit/chat.ts'

/** The size of messages whose sender has chosen none, in px as danmaku. */
const USUAL_PX = 20
const LEAST = 12 / 14
const MOST = 2

/** How a message looks in list and tile: its sender has chosen. Sizes are those of danmaku, which are read from further away. */
export const messageLook = (color: string, size: number): CSSProperties => ({
  ...messageColors(color),
  '--scale': Math.min(MOST, Math.max(LEAST, size / USUAL_PX)),
})
