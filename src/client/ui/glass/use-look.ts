import { useSyncExternalStore } from 'react'
import { shownTheme } from '../dom.deferred.ts'
import { dataAttribute, dataValue, hasFlag } from '../dom.ts'
import type { Look } from './glass-look.ts'

/** Where the reader or the engine wants paper, themes.css gives it, whatever the tier. */
const PAPER = '(prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active)'

let last: Look = { theme: 'light', boosted: false, tier: 'paper', shade: '' }

/** The look now; the same object as long as nothing about it has changed. */
export function readLook(): Look {
  const root = document.documentElement
  const tier = dataValue(root, 'glass-tier')
  const opaque = tier === 'solid' || !CSS.supports('backdrop-filter: blur(1px)') || matchMedia(PAPER).matches
  const glass = tier === 'lite' ? 'lite' : 'full'
  const now: Look = {
    theme: shownTheme(),
    boosted: hasFlag(root, 'boosted-glass'),
    tier: opaque ? 'paper' : glass,
    shade: root.style.getPropertyValue('--gk-shadow-rgb'),
  }
  const same =
    now.theme === last.theme && now.boosted === last.boosted && now.tier === last.tier && now.shade === last.shade
  if (!same) last = now
  return last
}

const LOOK = (['theme', 'boosted-glass', 'glass-tier'] as const).map(dataAttribute)

/** Calls `changed` whenever the look may have changed, until the function that it gives is called. */
export function onLookChange(changed: () => void): () => void {
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributeFilter: [...LOOK, 'style'] })
  const media = matchMedia(PAPER)
  media.addEventListener('change', changed)
  return () => {
    root.disconnect()
    media.removeEventListener('change', changed)
  }
}

/** How glass may look; the component is drawn again when it changes. */
export const useLook = (): Look => useSyncExternalStore(onLookChange, readLook)
