import { isCalm } from '../../../../ui/motion.ts'
import { TIMING } from './draw.ts'

/** Makes a change of a page, and lets its tiles come to their new places from where they were. */
export function slide(page: HTMLElement | null, change: () => void): void {
  const before = [...(page?.children ?? [])].map((place) => ({ place, box: place.getBoundingClientRect() }))
  change()
  if (isCalm()) return
  for (const { place, box } of before) {
    const { x, y } = place.getBoundingClientRect()
    const [dx, dy] = [box.x - x, box.y - y]
    if (!place.isConnected || (dx === 0 && dy === 0)) continue
    // added to what is still under way: nothing jumps
    place.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
      ...TIMING,
      composite: 'add',
    })
  }
}
