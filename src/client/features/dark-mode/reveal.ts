import { flushSync } from 'react-dom'
import { DARK } from '../../../shared/constants.ts'
import { isAnimationOff } from '../../ui/motion/motion.ts'
import './reveal.css'

/** Milliseconds that a picture of the changed page gets to be decoded before the circle opens. */
const PICTURES_MS = 400

/**
 * Makes a change that alters the whole page's look, and shows it in a circle that grows out of `from`. Where the browser
 * has no view transitions, nothing should move or nobody looks, the change is simply made.
 */
export async function reveal(change: () => void, from?: Element): Promise<void> {
  const root = document.documentElement
  if (!('startViewTransition' in document) || isAnimationOff() || document.hidden) {
    change()
    return
  }
  const { left, top, width, height } = from?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 0, 0, 0)
  const [x, y] = [left + width / 2, top + height / 2]
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  root.dataset['revealing'] = ''
  const transition = document.startViewTransition(async () => {
    flushSync(change)
    await picturesStand()
  })
  try {
    await transition.ready
    root.animate(
      { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
      { duration: DARK.revealMs, easing: 'cubic-bezier(.65, 0, .25, 1)', pseudoElement: '::view-transition-new(root)' },
    )
    await transition.finished
  } catch {
    // another toggle has cut this one short, or the browser declined; the change has been made
  } finally {
    delete root.dataset['revealing']
  }
}

/** Until the page's pictures are decoded; what would fade in now is there at once, under the circle. */
async function picturesStand(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PICTURES_MS))
  await Promise.race([Promise.all([...document.images].map((picture) => picture.decode().catch(() => {}))), late])
  // the pictures' own listeners, which mark them as ready, come after their decoding
  await new Promise((resolve) => setTimeout(resolve, 30))
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
}
