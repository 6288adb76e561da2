import { createStore } from 'zustand/vanilla'
import { dataAttribute, setFlag, shownTheme } from '../../../../ui/dom.ts'
import { wallpaperSettings } from '../settings.first-frame.ts'
import styles from '../Wallpaper.module.css'
import { openWallpaperViews } from '../zoom.ts'

/** The theme for which the still copy shows the wallpaper as it is now; `none` if it does not, as of a moving one. */
export const copiedFor = createStore<'light' | 'dark' | 'none'>()(() => 'none')

/** Keeps the root's flag `still-backdrop`. */
export function followStillBackdrop(): void {
  let latest = 0
  const update = async () => {
    const turn = ++latest
    if (!isStill()) setFlag(document.documentElement, 'still-backdrop', false)
    else if (await isAtRest().then(() => turn === latest)) setFlag(document.documentElement, 'still-backdrop', true)
  }
  for (const store of [copiedFor, openWallpaperViews, wallpaperSettings]) store.subscribe(() => void update())
  new MutationObserver(() => void update()).observe(document.documentElement, {
    attributeFilter: [dataAttribute('theme')],
  })
  void update()
}

/** A wallpaper that is enlarged, or blurred itself, is another one than the copy shows. */
const isStill = () =>
  copiedFor.getState() === shownTheme() &&
  openWallpaperViews.getState() === 0 &&
  wallpaperSettings.get().wallpaperVague === 0

/** Resolves once nothing fades or grows in the layer of the wallpaper, changes included that are drawn next. */
async function isAtRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const animations = document.querySelector(`.${styles.layer}`)?.getAnimations({ subtree: true }) ?? []
  await Promise.allSettled(animations.map(({ finished }) => finished))
}
