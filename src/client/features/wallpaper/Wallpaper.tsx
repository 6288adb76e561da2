import { type CSSProperties, useEffect, useState } from 'react'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import type { Backdrop } from './model.ts'
import { wallpaperSettings } from './settings.ts'
import { useBackdrop } from './use-backdrop.ts'
import styles from './Wallpaper.module.css'

type Picture = HTMLImageElement | HTMLVideoElement

/** The picture that is shown, and for which sources: its own, and those that could not be loaded since. */
interface Shown {
  readonly picture: Picture | undefined
  readonly sources: readonly string[]
}

const NOTHING: Shown = { picture: undefined, sources: [] }

const Video = lazy(() => import('./Video.tsx'))

/** The layer behind everything: the preview at once, the full picture faded in once it is decoded. */
export function Wallpaper() {
  const chosen = useDocument(wallpaperSettings, (now) => now)
  const { backdrop, ours, theme } = useBackdrop()
  const [{ picture, sources }, show] = useState(NOTHING)
  // one that is about to go says nothing of what will stand behind the text
  const stays = backdrop.at !== 'color' && sources.includes(backdrop.src)
  useAnalysis(stays ? picture : undefined, theme, chosen.wallpaperMask)
  useColor(backdrop.at === 'color' ? backdrop.css : undefined, theme, show)
  const style: CSSProperties = {
    ...(backdrop.at === 'color' && { background: backdrop.css }),
    ...(chosen.wallpaperVague > 0 && { filter: `blur(${chosen.wallpaperVague}px)`, inset: -2 * chosen.wallpaperVague }),
  }
  return (
    <div className={styles['layer']} aria-hidden="true">
      <div className={styles['wall']} style={style}>
        {backdrop.at !== 'color' && <Pictures backdrop={backdrop} ours={ours} onShown={show} />}
      </div>
      <div className={styles['mask']} style={{ opacity: chosen.wallpaperMask / 100 }} />
    </div>
  )
}

/** A colour or gradient has no picture to look at: text on it is made readable whatever it is. */
function useColor(css: string | undefined, theme: string, show: (none: Shown) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read from the page by the analysis
  useEffect(() => {
    // the analysis writes to the root, which is not React's
    if (css === undefined) return
    show(NOTHING)
    void import('./analysis.ts').then(({ analyseColor }) => analyseColor())
  }, [css, theme, show])
}

/** Looks at the wallpaper anew whenever another picture, theme, veil or window size puts other colours behind text and glass. */
function useAnalysis(picture: Picture | undefined, theme: string, mask: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and mask are read from the page by the analysis
  useEffect(() => {
    // the analysis measures what the browser has laid out
    if (picture === undefined) return undefined
    const look = async () => (await import('./analysis.ts')).analyseWallpaper(picture)
    void look()
    const lookAgain = () => void look()
    addEventListener('resize', lookAgain)
    return () => removeEventListener('resize', lookAgain)
  }, [picture, theme, mask])
}

interface PicturesProps {
  readonly backdrop: Exclude<Backdrop, { at: 'color' }>
  /** The built-in picture, for when nothing else could ever be loaded. */
  readonly ours: string
  readonly onShown: (change: (last: Shown) => Shown) => void
}

/** The picture wanted, over the last one that could be loaded: a failing source never clears what is shown. */
function Pictures({ backdrop: wanted, ours, onShown }: PicturesProps) {
  const [failed, setFailed] = useState('')
  const [loaded, setLoaded] = useState<readonly (PicturesProps['backdrop'] & { readonly turn: number })[]>([])
  const last = loaded.at(-1)
  const backdrop = last === undefined && failed === wanted.src ? ({ at: 'image', src: ours } as const) : wanted
  // by its turn a picture that comes back is another element, and arrives again
  const next = { ...backdrop, turn: (last?.turn ?? 0) + 1 }
  const stack = last?.src === backdrop.src && last.at === backdrop.at ? loaded : [...loaded.slice(-1), next]
  const show = async (picture: Picture) => {
    if (picture instanceof HTMLImageElement) await picture.decode().catch(() => {})
    if (!picture.isConnected) return // another one has been wanted meanwhile
    picture.dataset['ready'] = ''
    setLoaded(stack)
    onShown(() => ({ picture, sources: [wanted.src] }))
  }
  const fail = async () => {
    setFailed(wanted.src)
    onShown((last) => ({ ...last, sources: [...last.sources, wanted.src] }))
    ;(await import('./notify-failure.ts')).notifyFailure()
  }
  return (
    <>
      {stack.map(({ at, src, turn }) =>
        at === 'video' ? (
          <Video key={turn + src} src={src} show={show} fail={() => void fail()} />
        ) : (
          <img
            key={turn + src}
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
