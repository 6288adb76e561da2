import { type CSSProperties, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { WALLPAPER } from '../../../../shared/constants.ts'
import { lazy } from '../../../core/page/lazy.ts'
import { isAnimationOff } from '../../../ui/motion/motion.ts'
import type { Light } from './daylight/daylight.ts'
import { LightLayer } from './daylight/LightLayer.tsx'
import type { ShownBackdrop } from './model.ts'
import { loadDaylight, useBackdrop } from './use-backdrop.ts'
import styles from './Wallpaper.module.css'
import { openWallpaperViews } from './zoom.ts'

type Picture = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement

/** The shown picture, and the sources that it stands for: its own and those that failed to load since. */
interface ShownPicture {
  readonly picture?: Picture
  readonly sources: readonly string[]
}

const NO_PICTURE: ShownPicture = { sources: [] }

const Moving = lazy(() => import('./moving/Moving.tsx'))

/** The layer behind the page: the preview at once, the full picture faded in once it is decoded. */
export function Wallpaper() {
  const { backdrop, builtInSrc, theme, isDaylit, light, chosen } = useBackdrop()
  const [{ picture, sources }, show] = useState(NO_PICTURE)
  const wanted = 'src' in backdrop ? backdrop : undefined
  const css = backdrop.at === 'color' ? backdrop.css : undefined
  // a picture that is about to be replaced is not analysed
  const current = wanted !== undefined && sources.includes(wanted.src) ? picture : undefined
  useAnalysis(css ?? current, theme, chosen.wallpaperMask, light)
  const style: CSSProperties = {
    background: css,
    ...useZoom(backdrop.at === 'image' && chosen.wallpaperAnimation),
    ...(chosen.wallpaperVague > 0 && { filter: `blur(${chosen.wallpaperVague}px)`, inset: -2 * chosen.wallpaperVague }),
  }
  return (
    <div className={styles.layer} aria-hidden="true">
      <div className={styles.wall} style={style}>
        {css === undefined && (
          <Pictures wanted={wanted} builtInSrc={builtInSrc} isDaylit={isDaylit} light={light} onShown={show} />
        )}
      </div>
      <div
        className={styles.mask}
        style={{ '--mask': chosen.wallpaperMask / 100, opacity: (css ?? picture) ? 1 : 0 }}
      />
    </div>
  )
}

/** Enlarged while its settings are open, if it may be. */
function useZoom(isEnabled: boolean): CSSProperties {
  const isOpen = useStore(openWallpaperViews) > 0
  if (!isEnabled || isAnimationOff()) return {}
  return { transition: 'scale 600ms var(--gk-e-out)', ...(isOpen && { scale: String(WALLPAPER.settingsZoom) }) }
}

/**
 * Analyses a picture, colour or gradient again when theme, mask or window size change the colours behind text and glass.
 */
function useAnalysis(shown: Picture | string | undefined, theme: string, mask: number, light: Light | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and mask are read from the page by the analysis
  useEffect(() => {
    // the analysis measures what the browser has laid out
    if (shown === undefined) return undefined
    const analyse = () =>
      void import('./tone/analyse-wallpaper.ts').then((analysis) => analysis.analyseBackdrop(shown, light))
    analyse()
    addEventListener('resize', analyse)
    return () => removeEventListener('resize', analyse)
  }, [shown, theme, mask, light])
}

interface PicturesProps {
  /** Undefined while its addresses are looked up. */
  readonly wanted: ShownBackdrop | undefined
  /** The built-in image, shown when no other has been loaded. */
  readonly builtInSrc: string
  /** Whether it is shown together with the light of the hour. */
  readonly isDaylit: boolean
  readonly light: Light | undefined
  readonly onShown: (change: (last: ShownPicture) => ShownPicture) => void
}

/** The wanted picture over the last one that loaded: a failing source never clears the shown one. */
function Pictures({ wanted, builtInSrc, isDaylit, light, onShown }: PicturesProps) {
  const [failed, setFailed] = useState('')
  const [attempt, setAttempt] = useState(0)
  // a colour is shown in their place
  useEffect(() => () => onShown(() => NO_PICTURE), [onShown])
  const [loaded, setLoaded] = useState<readonly (ShownBackdrop & { readonly generation: number })[]>([])
  const last = loaded.at(-1)
  const backdrop: ShownBackdrop | undefined =
    last === undefined && failed === wanted?.src ? { at: 'image', src: builtInSrc } : wanted
  // with a new generation a picture that returns or is tried again is a new element and loads again
  const generation = (last?.generation ?? 0) + 1 + attempt
  const isOnTop = backdrop === undefined || (last?.src === backdrop.src && last.at === backdrop.at)
  const stack = isOnTop ? loaded : [...loaded.slice(-1), { ...backdrop, generation }]
  const show = async (picture: Picture) => {
    if (picture instanceof HTMLImageElement) await picture.decode().catch(() => {})
    if (isDaylit) await loadDaylight()
    if (wanted === undefined || !picture.isConnected) return // replaced meanwhile
    picture.dataset.ready = ''
    setLoaded(stack)
    onShown(() => ({ picture, sources: [wanted.src] }))
    await Promise.allSettled(picture.getAnimations().map(({ finished }) => finished))
    setLoaded((now) => (now === stack ? now.slice(-1) : now))
  }
  const retry = () => {
    setFailed('')
    setAttempt(attempt + 1)
  }
  const fail = () => {
    if (wanted === undefined) return
    setFailed(wanted.src)
    onShown((last) => ({ ...last, sources: [...last.sources, wanted.src] }))
    void import('./notify-failure.ts').then((failure) => failure.notifyFailure(wanted.at, retry))
  }
  return (
    <>
      {stack.map(({ at, src, others = [], generation: key }) =>
        at === 'video' ? (
          <Moving key={key + src} sources={[src, ...others]} show={show} fail={fail} />
        ) : (
          <img
            key={key + src}
            className={styles.full}
            src={src}
            alt=""
            onLoad={(event) => void show(event.currentTarget)}
            onError={fail}
          />
        ),
      )}
      {last?.src === wanted?.src && <LightLayer light={light} />}
    </>
  )
}
