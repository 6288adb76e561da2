import { flushSync } from 'react-dom'
import { DARK } from '../../../../shared/constants.ts'
import { isAnimationOff } from '../../../ui/motion/motion.ts'
import './reveal.css'

/** How long the circle waits for the changed page's images to be decoded, in ms. */
const DECODE_TIMEOUT_MS = 400

/**
 * Makes a change of the page's look and reveals it in a circle that grows out of `from`. Without view transitions, with
 * reduced motion or on a hidden page it makes the change alone.
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
  root.dataset.revealing = ''
  const transition = document.startViewTransition(async () => {
    flushSync(change)
    await imagesReady()
  })
  try {
    await transition.ready
    root.animate(
      { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
      { duration: DARK.revealMs, easing: 'cubic-bezier(.65, 0, .25, 1)', pseudoElement: '::view-transition-new(root)' },
    )
    await transition.finished
  } catch {
    // another toggle interrupted this one, or the browser skipped it; the change is made
  } finally {
    delete root.dataset.revealing
  }
}

/** Waits until the page's images are decoded, and ends their fades: the circle reveals a finished page. */
async function imagesReady(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT_MS))
  await Promise.race([Promise.all([...document.images].map((image) => image.decode().catch(() => {}))), timeout])
  // the images' load listeners, which start their fades, run after the decoding
  await new Promise((resolve) => setTimeout(resolve, 30))
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
}
