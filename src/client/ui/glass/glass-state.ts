import { useSyncExternalStore } from 'react'
import type { GlassState } from './glass-style.ts'

/** User preferences for which themes.css makes glass opaque in every tier. */
const PAPER = '(prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active)'

let last: GlassState = { theme: 'light', boosted: false, tier: 'paper', shadowColor: '' }

/** The current state; the same object until something in it changes. */
export function readGlassState(): GlassState {
  const { dataset, style } = document.documentElement
  const opaque = dataset['perf'] === 'solid' || !CSS.supports('backdrop-filter: blur(1px)') || matchMedia(PAPER).matches
  const glass = dataset['perf'] === 'lite' ? 'lite' : 'full'
  const now: GlassState = {
    theme: dataset['theme'] === 'dark' ? 'dark' : 'light',
    boosted: dataset['glass'] === 'boost',
    tier: opaque ? 'paper' : glass,
    shadowColor: style.getPropertyValue('--gk-shadow-rgb'),
  }
  const same =
    now.theme === last.theme &&
    now.boosted === last.boosted &&
    now.tier === last.tier &&
    now.shadowColor === last.shadowColor
  if (!same) last = now
  return last
}

/**
 * Calls `changed` whenever the state may have changed.
 * @returns unsubscribes
 */
export function onGlassStateChange(changed: () => void): () => void {
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-glass', 'data-perf', 'style'] })
  const media = matchMedia(PAPER)
  media.addEventListener('change', changed)
  return () => {
    root.disconnect()
    media.removeEventListener('change', changed)
  }
}

/** The state as a hook. */
export const useGlassState = (): GlassState => useSyncExternalStore(onGlassStateChange, readGlassState)
