import { useSyncExternalStore } from 'react'
import { shallow } from 'zustand/shallow'
import { dataAttribute, dataValue, hasFlag, shownTheme } from '../dom.ts'
import type { GlassState } from './glass-style.ts'

/** User preferences for which themes.css makes glass opaque in every tier, whatever the settings. */
const PAPER = '(prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active)'

let last: GlassState = {
  theme: 'light',
  boosted: false,
  tier: 'paper',
  glassTint: '',
  shadowColor: '',
  behind: '',
  wallpaperText: 'ink',
}

/** The current state; the same object until something in it changes. */
export function readGlassState(): GlassState {
  const root = document.documentElement
  const tier = dataValue(root, 'glass-tier')
  const opaque = !CSS.supports('backdrop-filter: blur(1px)') || matchMedia(PAPER).matches
  const glass = tier === 'lite' || tier === 'solid' ? tier : 'full'
  const now: GlassState = {
    theme: shownTheme(),
    boosted: hasFlag(root, 'boosted-glass'),
    tier: opaque ? 'paper' : glass,
    glassTint: root.style.getPropertyValue('--gk-wp-tint'),
    shadowColor: root.style.getPropertyValue('--gk-shadow-rgb'),
    behind: root.style.getPropertyValue('--gk-behind'),
    wallpaperText: dataValue(root, 'wallpaper-text') ?? 'ink',
  }
  if (!shallow(now, last)) last = now
  return last
}

const ATTRIBUTES = (['theme', 'boosted-glass', 'glass-tier', 'wallpaper-text'] as const).map(dataAttribute)

/**
 * Calls `changed` whenever the state may have changed.
 * @returns unsubscribes
 */
export function onGlassStateChange(changed: () => void): () => void {
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributeFilter: [...ATTRIBUTES, 'style'] })
  const media = matchMedia(PAPER)
  media.addEventListener('change', changed)
  return () => {
    root.disconnect()
    media.removeEventListener('change', changed)
  }
}

/** The state as a hook; before there is a page, that of paper. */
export const useGlassState = (): GlassState => useSyncExternalStore(onGlassStateChange, readGlassState, () => last)
