import { parseHex } from '../../shared/lib/color/rgb.ts'
import { builtIn } from '../features/look/wallpaper/bundled/built-in.ts'
import { analysePicture, applyAnalysis, cellsOf } from '../ui/wallpaper-tone/browser.ts'
import { analyse } from '../ui/wallpaper-tone/choose-ink.ts'
import { applyLiteCopy, makeLiteCopy } from '../ui/wallpaper-tone/lite-copy.ts'
import styles from './Gallery.module.css'
import type { Query } from './query.ts'

const WHOLE_SCREEN = { home: { x: 0, y: 0, width: 1, height: 1 }, labels: [], glass: [] }

/** The theme's wallpaper, or one colour, analysed as on the home screen. */
export function GalleryWallpaper({ query: { theme, wall, boost, perf } }: { readonly query: Query }) {
  const src = builtIn(theme, innerHeight > innerWidth, '')
  const onImageLoad = (image: HTMLImageElement) => {
    const reading = analysePicture(image, { theme, ...WHOLE_SCREEN })
    applyAnalysis({ ...reading, boost: boost || reading.boost })
    if (perf === 'lite') applyLiteCopy(makeLiteCopy(image, theme, reading.boost))
  }
  if (wall === undefined)
    return <img className={styles.wall} src={src} alt="" onLoad={(event) => onImageLoad(event.currentTarget)} />
  return <canvas ref={(canvas) => paint(canvas, wall, theme, boost)} className={styles.wall} width={64} height={40} />
}

function paint(canvas: HTMLCanvasElement | null, wall: string, theme: Query['theme'], boost: boolean): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context || parseHex(wall) === undefined) return
  context.fillStyle = wall
  context.fillRect(0, 0, 64, 40)
  const reading = analyse(cellsOf(canvas) ?? [], { theme, ...WHOLE_SCREEN })
  applyAnalysis({ ...reading, boost: boost || reading.boost })
}
