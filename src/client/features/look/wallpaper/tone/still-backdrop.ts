import { createStore } from 'zustand/vanilla'
import { setFlag } from '../../../../ui/dom.ts'
import { wallpaperSettings } from '../settings.first-frame.ts'
import styles from '../Wallpaper.module.css'
import { openWallpaperViews } from '../zoom.ts'

/** Whether the still copy shows the wallpaper as it is now: of a moving one it does not. */
export const isCopied = createStore<boolean>()(() => false)

/** Keeps the root's flag `still-backdrop`. */
export function followStillBackdrop(): void {
  let latest = 0
  const update = async () => {
    const turn = ++latest
    if (!isStill()) setFlag(document.documentElement, 'still-backdrop', false)
    else if (await isAtRest().then(() => turn === latest)) setFlag(document.documentElement, 'still-backdrop', true)
  }
  for (const store of [isCopied, openWallpaperViews, wallpaperSettings]) store.subscribe(() => void update())
  void update()
}

/** A wallpaper that is enlarged, or blurred itself, is another one than the copy shows. */
const isStill = () =>
  isCopied.getState() && openWallpaperViews.getState() === 0 && wallpaperSettings.get().wallpaperVague === 0

/** Resolves once nothing fades or grows in the layer of the wallpaper, changes included that are drawn next. */
async function isAtRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const animations = document.querySelector(`.${styles.layer}`)?.getAnimations({ subtree: true }) ?? []
  await Promise.allSettled(animations.map(({ finished }) => finished))
}
