import { type CSSProperties, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { WALLPAPER } from '../../../shared/constants.ts'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import { isAnimationOff } from '../../ui/motion/motion.ts'
import type { ShownBackdrop } from './model.ts'
import { wallpaperSettings } from './settings.ts'
import { useBackdrop } from './use-backdrop.ts'
import styles from './Wallpaper.module.css'
import { openWallpaperViews } from './zoom.ts'

type Picture = HTMLImageElement | HTMLVideoElement

/** The shown picture, and the sources that it stands for: its own and those that failed to load since. */
interface ShownPicture {
  readonly picture: Picture | undefined
  readonly sources: readonly string[]
}

const NO_PICTURE: ShownPicture = { picture: undefined, sources: [] }

const Video = lazy(() => import('./Video.tsx'))

/** The layer behind the page: the preview at once, the full picture faded in once it is decoded. */
export function Wallpaper() {
  const chosen = useDocument(wallpaperSettings, (now) => now)
  const { backdrop, builtInSrc, theme } = useBackdrop()
  const [{ picture, sources }, show] = useState(NO_PICTURE)
  // a picture that is about to be replaced is not analysed
  const wanted = backdrop.at === 'image' || backdrop.at === 'video' ? backdrop : undefined
  const isCurrent = wanted !== undefined && sources.includes(wanted.src)
  useAnalysis(isCurrent ? picture : undefined, theme, chosen.wallpaperMask)
  useColor(backdrop.at === 'color' ? backdrop.css : undefined, theme, chosen.wallpaperMask, show)
  const isPreview = backdrop.at !== 'color' && picture === undefined
  const style: CSSProperties = {
    ...(backdrop.at === 'color' && { background: backdrop.css }),
    ...useZoom(backdrop.at === 'image' && chosen.wallpaperAnimation),
    ...(chosen.wallpaperVague > 0 && { filter: `blur(${chosen.wallpaperVague}px)`, inset: -2 * chosen.wallpaperVague }),
  }
  return (
    <div className={styles['layer']} aria-hidden="true">
      <div className={styles['wall']} style={style}>
        {backdrop.at !== 'color' && <Pictures wanted={wanted} builtInSrc={builtInSrc} onShown={show} />}
      </div>
      <div className={styles['mask']} style={{ '--mask': chosen.wallpaperMask / 100, opacity: isPreview ? 0 : 1 }} />
    </div>
  )
}

/** Enlarged while its settings are open, if it may be. */
function useZoom(isEnabled: boolean): CSSProperties {
  const isOpen = useStore(openWallpaperViews) > 0
  if (!isEnabled || isAnimationOff()) return {}
  return { transition: 'scale 600ms var(--gk-e-out)', ...(isOpen && { scale: String(WALLPAPER.settingsZoom) }) }
}

/** A colour or gradient is analysed again when theme, mask or window size change. */
function useColor(css: string | undefined, theme: string, mask: number, show: (none: ShownPicture) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and mask are read from the page by the analysis
  useEffect(() => {
    // the analysis writes to the root, outside of React
    if (css === undefined) return undefined
    show(NO_PICTURE)
    const analyse = async () => (await import('./analysis.ts')).analyseColor(css)
    void analyse()
    const onResize = () => void analyse()
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [css, theme, mask, show])
}

/** Analyses the wallpaper again when picture, theme, mask or window size change the colours behind text and glass. */
function useAnalysis(picture: Picture | undefined, theme: string, mask: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and mask are read from the page by the analysis
  useEffect(() => {
    // the analysis measures what the browser has laid out
    if (picture === undefined) return undefined
    const analyse = async () => (await import('./analysis.ts')).analyseWallpaper(picture)
    void analyse()
    const onResize = () => void analyse()
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [picture, theme, mask])
}

interface PicturesProps {
  /** Undefined while its addresses are looked up. */
  readonly wanted: ShownBackdrop | undefined
  /** The built-in image, shown when no other has been loaded. */
  readonly builtInSrc: string
  readonly onShown: (change: (last: ShownPicture) => ShownPicture) => void
}

/** The wanted picture over the last one that loaded: a failing source never clears the shown one. */
function Pictures({ wanted, builtInSrc, onShown }: PicturesProps) {
  const [failed, setFailed] = useState('')
  const [attempt, setAttempt] = useState(0)
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
    if (wanted === undefined || !picture.isConnected) return // replaced meanwhile
    picture.dataset['ready'] = ''
    setLoaded(stack)
    onShown(() => ({ picture, sources: [wanted.src] }))
  }
  const fail = async () => {
    if (wanted === undefined) return
    setFailed(wanted.src)
    onShown((last) => ({ ...last, sources: [...last.sources, wanted.src] }))
    ;(await import('./notify-failure.ts')).notifyFailure(wanted.at, () => {
      setFailed('')
      setAttempt(attempt + 1)
    })
  }
  return (
    <>
      {stack.map(({ at, src, others = [], generation: key }) =>
        at === 'video' ? (
          <Video key={key + src} sources={[src, ...others]} show={show} fail={() => void fail()} />
        ) : (
          <img
            key={key + src}
            className={styles['full']}
            src={src}
            alt=""
            onLoad={(event) => void show(event.currentTarget)}
            onError={() => void fail()}
          />
        ),
      )}
    </>
  )
}
