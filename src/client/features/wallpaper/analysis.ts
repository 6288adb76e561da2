import { fingerprint } from '../../../shared/lib/data/fingerprint.ts'
import { pageReady } from '../../core/first-frame.ts'
import { shownTheme } from '../../ui/dom.deferred.ts'
import { dataSelector, dataValue, setFlag } from '../../ui/dom.ts'
import { type Region, type TextLayout, unreadable } from '../../ui/wallpaper-analyser/analyse.ts'
import { applyReading, drawCover, type Picture, readWallpaper, regionOf } from '../../ui/wallpaper-analyser/browser.ts'
import { makeLiteCopy } from '../../ui/wallpaper-analyser/lite-copy.ts'
import { machineLoad } from '../theme/index.ts'
import { ANALYSIS_PROPERTY, cachedPlates } from './analysis-cache.ts'
import { wallpaperSettings } from './settings.ts'

/**
 * Parts of the home screen tell the analyser where they stand by `data-wallpaper="clock"`, `date`, `label`, `glass`; what is
 * not shown stands nowhere.
 */
const places = (name: 'clock' | 'date' | 'label' | 'glass'): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(dataSelector('wallpaper', name))].filter((place) =>
    place.checkVisibility(),
  )
const PREVIEW_PX = 64
/** The least alpha of the dark theme's gradient over any picture (Wallpaper.module.css). */
const MOONLIGHT = 0.14
const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 }
/** The veil's colour by theme: mist, or night (`--gk-mask`). */
const VEIL = { light: [232, 240, 240], dark: [3, 10, 12] } as const

/**
 * Looks at the wallpaper where text stands on it and writes ink, scrim, boost and shadow colour to the root. What was
 * found for the same picture under the same places holds: it came with the first frame.
 */
export async function analyseWallpaper(picture: Picture): Promise<void> {
  await pageReady()
  const scene = sceneNow()
  const { style } = document.documentElement
  machineLoad.setState({ surfaces: scene.glass.length })
  const of = `${scene.theme} ${fingerprint(JSON.stringify([addressOf(picture), innerWidth, innerHeight, scene], coarse))}`
  const known = cachedPlates(style.getPropertyValue(ANALYSIS_PROPERTY), of)
  const plates = known ?? look(picture, scene)
  for (const label of places('label'))
    setFlag(label, 'label-plate', plates.includes(dataValue(label, 'label-id') ?? ''))
  if (known !== undefined) return
  style.setProperty(ANALYSIS_PROPERTY, JSON.stringify([of, ...plates]))
  dispatchEvent(new Event('genkan:painted'))
}

/** What stands where at this moment. */
function sceneNow() {
  const theme = shownTheme()
  const [clock] = places('clock')
  const [date] = places('date')
  const labels = places('label')
  return {
    theme,
    mask: { color: VEIL[theme], alpha: veilAlpha(theme, wallpaperSettings.get().wallpaperMask) },
    home: around([...labels, ...[clock, date].filter((place) => place !== undefined)].map(regionOf)),
    ...(clock && { clock: regionOf(clock) }),
    ...(date && { date: regionOf(date) }),
    labels: labels.map((label) => ({ ...regionOf(label), id: dataValue(label, 'label-id') ?? '' })),
    glass: places('glass').map(regionOf),
  } as const satisfies TextLayout
}

/** Reads the picture's colours and puts what follows from them on the root; tells which labels need a plate. */
function look(picture: Picture, scene: ReturnType<typeof sceneNow>): readonly string[] {
  const { style } = document.documentElement
  const { theme, mask } = scene
  const reading = readWallpaper(picture, scene)
  applyReading(reading)
  makeLiteCopy(picture, theme, reading.boost, `rgb(${mask.color.join(' ')} / ${mask.alpha})`)
  const preview = previewOf(picture)
  if (preview !== undefined) style.setProperty('--gk-wall-preview', `url("${preview}")`)
  return reading.plates
}

/** A video shows something else each time. */
const addressOf = (picture: Picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : Date.now())

/** Places are the same if nobody could see that they are not: to a hundredth of the screen. */
const coarse = (_name: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value)

/** For what cannot be looked at: light text, the strongest scrim, raised glass. */
export function analyseColor(): void {
  const theme = shownTheme()
  applyReading(unreadable(theme))
  for (const label of places('label')) setFlag(label, 'label-plate', true)
  for (const name of ['--gk-wall-preview', ANALYSIS_PROPERTY]) document.documentElement.style.removeProperty(name)
  dispatchEvent(new Event('genkan:painted'))
}

/** The picture as the screen shows it, in so few pixels that the next first frame can carry it: about 1 KB. */
function previewOf(picture: Picture): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = PREVIEW_PX
  canvas.height = Math.max(1, Math.round((PREVIEW_PX * innerHeight) / innerWidth))
  const context = canvas.getContext('2d')
  if (context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  try {
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return undefined // a picture of another origin taints the canvas
  }
}

/** The alpha of all that lies over the picture: the user's mask, and at night the thinnest part of the moonlight. */
function veilAlpha(theme: keyof typeof VEIL, mask: number): number {
  return 1 - (1 - mask / 100) * (theme === 'dark' ? 1 - MOONLIGHT : 1)
}

/** The smallest rectangle around all of these; the whole screen around none. */
function around(regions: readonly Region[]): Region {
  if (regions.length === 0) return WHOLE
  const left = Math.min(...regions.map(({ x }) => x))
  const top = Math.min(...regions.map(({ y }) => y))
  const right = Math.max(...regions.map(({ x, width }) => x + width))
  const bottom = Math.max(...regions.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
