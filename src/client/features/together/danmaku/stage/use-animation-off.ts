import { useSyncExternalStore } from 'react'
import { onGlassStateChange } from '../../../../ui/glass/glass-state.ts'
import { isAnimationOff } from '../../../../ui/motion/motion.ts'

/** `isAnimationOff` as a hook. */
export const useAnimationOff = (): boolean => useSyncExternalStore(onMotionChange, isAnimationOff)

function onMotionChange(changed: () => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', changed)
  const stop = onGlassStateChange(changed)
  return () => {
    motion.removeEventListener('change', changed)
    stop()
  }
}
