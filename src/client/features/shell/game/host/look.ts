import type { Look } from '../../../../../shared/games/bridge.ts'
import { language } from '../../../../core/text/i18n.ts'
import { dataAttribute, shownTheme } from '../../../../ui/dom.ts'
import { isAnimationOff } from '../../../../ui/motion/motion.ts'

const HEX = /^#[\da-f]{6}$/i

/** How the page looks now, for a game to look the same. */
export function presentLook(): Look {
  const { documentElement } = document
  const primary = getComputedStyle(documentElement).getPropertyValue('--gk-primary').trim()
  return {
    language: language(),
    theme: shownTheme(),
    primary: HEX.test(primary) ? primary : '#006661',
    isMotionReduced: isAnimationOff(),
  }
}

/** Calls `changed` when the page looks otherwise: its theme, accent or motion. Returns what ends that. */
export function onLookChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  const attributeFilter = [dataAttribute('theme'), dataAttribute('glass-tier'), 'style']
  observer.observe(document.documentElement, { attributeFilter })
  return () => observer.disconnect()
}
