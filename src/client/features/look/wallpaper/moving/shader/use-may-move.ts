import { useSyncExternalStore } from 'react'
import { useDocument } from '../../../../../core/documents/use-document.ts'
import { themeSettings } from '../../../../data/theme/index.ts'
import { coversScreen, useWindowState } from '../../../../shell/windows/lazy.ts'
import { useMedia } from '../../use-backdrop.ts'

/** Whether a wallpaper may move: seen, and neither reduced motion nor low-performance mode is asked for. */
export function useMayMove(): boolean {
  const isCovered = coversScreen(useWindowState())
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  const isSlow = useDocument(themeSettings, ({ isLowPerformance }) => isLowPerformance)
  return !isCovered && !isHidden && !isReduced && !isSlow
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
