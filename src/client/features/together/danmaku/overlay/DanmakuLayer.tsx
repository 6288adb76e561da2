import { useReducer, useSyncExternalStore } from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { onGlassStateChange } from '../../../../ui/glass/glass-state.ts'
import { isAnimationOff } from '../../../../ui/motion/motion.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { PROVIDED_TAB, searchSettings } from '../../../desk/search/index.ts'
import { GLANCE_MS, useMe, useRoom } from '../../chat/lazy.ts'
import type { Flow } from '../model.ts'
import { danmakuSettings } from '../settings.ts'
import { Flying } from './Flying.tsx'
import { Still } from './Still.tsx'

/** Danmaku over the home screen, for whoever is logged in; in minimal mode there are none. */
export function DanmakuLayer() {
  const { isShow, ...flow } = useDocument(danmakuSettings, (now) => now)
  const { isMinimal } = useDocument(themeSettings, ({ isMinimalism }) => ({ isMinimal: isMinimalism }))
  const isMember = useMe() !== undefined
  return isShow && isMember && !isMinimal ? <Shown flow={flow} /> : null
}

function Shown({ flow }: { readonly flow: Flow }) {
  useRoom(GLANCE_MS)
  const isStill = useSyncExternalStore(onMotionChange, isAnimationOff)
  const { tab } = useDocument(searchSettings, ({ searchTabActiveIndex }) => ({ tab: searchTabActiveIndex }))
  const [run, restart] = useReducer((now: number) => now + 1, 0)
  if (isStill) return <Still key={String(flow.isRefTen)} isRefTen={flow.isRefTen} fontSize={flow.fontSize} />
  // other settings begin anew
  const key = JSON.stringify([flow, run])
  return <Flying key={key} flow={flow} isSending={tab === PROVIDED_TAB} restart={restart} />
}

function onMotionChange(changed: () => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', changed)
  const stop = onGlassStateChange(changed)
  return () => {
    motion.removeEventListener('change', changed)
    stop()
  }
}
