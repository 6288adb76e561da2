import { pageReady } from '../../../../core/page/replace-first-frame.ts'
import { fingerprint } from '../../../../lib/values/fingerprint.ts'
import { canReadCanvas } from '../../../../ui/canvas-readback.ts'
import { dataSelector, dataValue, shownTheme } from '../../../../ui/dom.ts'
import { blurPixels } from '../../../../ui/wallpaper-tone/blur.ts'
import {
  analysePicture,
  applyAnalysis,
  drawCover,
  type Picture,
  regionOf,
  screenCanvas,
} from '../../../../ui/wallpaper-tone/browser.ts'
import { fallbackAnalysis, type Region, type TextLayout } from '../../../../ui/wallpaper-tone/choose-ink.ts'
import { applyLiteCopy, makeLiteCopy } from '../../../../ui/wallpaper-tone/lite-copy.ts'
import { machineLoad } from '../../../data/theme/index.ts'
import type { Light } from '../daylight/daylight.ts'
import { paintCanvas } from '../moving/paint-canvas.ts'
import { wallpaperSettings } from '../settings.first-frame.ts'
import { sourceOfUrl } from '../urls/wallpaper-urls.ts'
import { ANALYSIS_PROPERTY } from './analysis-cache.ts'
import { maskOf, paintMask } from './mask.ts'
import { reducePicture } from './reduce-picture.ts'
import { copiedFor } from './still-backdrop.ts'

/** The visible elements with `data-wallpaper`: `clock`, `date`, `label` or `glass`. */
const shownElements = (name: 'clock' | 'date' | 'label' | 'glass'): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(dataSelector('wallpaper', name))].filter((element) =>
    element.checkVisibility(),
  )
const PREVIEW_PX = 64
const WHOLE_SCREEN: Region = { x: 0, y: 0, width: 1, height: 1 }

/** How many analyses have begun: what is shown last is told, whichever ends last. */
let begun = 0

/**
 * Analyses the wallpaper behind text and writes ink, scrim, boost and shadow colour to the root: a picture, or the CSS of
 * a colour or gradient, of which one that cannot be read gets the strongest contrast. A result for the same wallpaper and
 * layout came with the first frame and is reused.
 * @param light the light over a picture
 */
export async function analyseBackdrop(shown: Picture | string, light?: Light): Promise<void> {
  begun += 1
  const picture = typeof shown === 'string' ? paintCanvas(shown) : shown
  if (picture === undefined) analyseUnreadable()
  else if (await analysePictureOf(picture, shown === picture ? [addressOf(picture), light?.name] : shown, light)) {
    const isStill = typeof shown === 'string' || shown instanceof HTMLImageElement
    copiedFor.setState(isStill && hasStillCopy() ? shownTheme() : 'none', true)
  }
}

const hasStillCopy = () => document.documentElement.style.getPropertyValue('--gk-lite-copy') !== ''

/** @returns whether its result is on the root: not if another analysis began meanwhile */
async function analysePictureOf(picture: Picture, name: unknown, light?: Light): Promise<boolean> {
  const own = begun
  await pageReady()
  if (begun !== own) return false
  const layout = measureLayout()
  const { style } = document.documentElement
  machineLoad.setState({ surfaces: layout.glass.length })
  const key = `${layout.theme} ${fingerprint(JSON.stringify([name, innerWidth, innerHeight, layout], toHundredths))}`
  if (style.getPropertyValue(ANALYSIS_PROPERTY) === key) return true
  copiedFor.setState('none', true)
  const small = await reducePicture(picture)
  const canvas = light === undefined ? undefined : await lightCanvas(small, light)
  if (begun !== own) return false
  analyse(canvas ?? small, layout)
  if (light === undefined) style.removeProperty('--gk-wp-light')
  else style.setProperty('--gk-wp-light', light.edge)
  style.setProperty(ANALYSIS_PROPERTY, key)
  dispatchEvent(new Event('genkan:painted'))
  return true
}

/** Measures the elements on the wallpaper. */
function measureLayout() {
  const theme = shownTheme()
  const [clock] = shownElements('clock')
  const dates = shownElements('date').map(regionOf)
  const labels = shownElements('label')
  const glass = shownElements('glass')
  return {
    theme,
    mask: maskOf(theme, wallpaperSettings.get().wallpaperMask),
    home: boundsOf([...labels.map(regionOf), ...(clock ? [regionOf(clock)] : []), ...dates]),
    ...(clock && { clock: regionOf(clock) }),
    ...(dates.length > 0 && { date: boundsOf(dates) }),
    labels: labels.map(regionOf),
    glass: glass.map(regionOf),
    places: Object.fromEntries(
      glass.flatMap((element) => {
        const place = dataValue(element, 'place')
        return place === undefined ? [] : [[place, regionOf(element)]]
      }),
    ),
  } as const satisfies TextLayout
}

/** Reads the picture's colours, then writes the results to the root: a read after a write restyles the whole page. */
function analyse(picture: Picture, layout: ReturnType<typeof measureLayout>): void {
  const { theme, mask } = layout
  const reading = analysePicture(picture, layout)
  const alpha = reading.warm ? mask.alpha : mask.coolAlpha
  const copy = makeLiteCopy(picture, theme, reading.boost, `rgb(${mask.color.join(' ')} / ${alpha})`)
  const percent = wallpaperSettings.get().wallpaperMask
  const preview = previewOf(picture, (context) => paintMask(context, { theme, percent, warm: reading.warm }))
  applyAnalysis(reading)
  applyLiteCopy(copy)
  if (preview !== undefined) document.documentElement.style.setProperty('--gk-wall-preview', `url("${preview}")`)
}

/** A picture under its light, as the screen shows both; undefined without light, or if one of them is not loaded. */
async function lightCanvas(picture: Picture, { image, share }: Light): Promise<HTMLCanvasElement | undefined> {
  if (image === undefined) return undefined
  const canvas = screenCanvas()
  const context = canvas.getContext('2d')
  const colors = new Image()
  colors.src = image
  const isLoaded = await colors.decode().then(
    () => true,
    () => false,
  )
  if (!isLoaded || context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  context.globalAlpha = share
  context.drawImage(colors, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Identifies the picture: by its source, as the address of a stored one is new on each page. A video differs each time. */
const addressOf = (picture: Picture) =>
  picture instanceof HTMLImageElement ? sourceOfUrl(picture.currentSrc) : Date.now()

/** Rounds coordinates to a hundredth of the screen: smaller differences are invisible. */
const toHundredths = (_name: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value)

/** The result for a background that cannot be analysed: light text, strong scrim and halo, boosted glass. */
function analyseUnreadable(): void {
  copiedFor.setState('none', true)
  const theme = shownTheme()
  applyAnalysis(fallbackAnalysis(theme))
  for (const name of ['--gk-wall-preview', '--gk-wp-light', ANALYSIS_PROPERTY])
    document.documentElement.style.removeProperty(name)
  dispatchEvent(new Event('genkan:painted'))
}

/** The visible part of the picture under its mask as a data URL of about 1 KB, which the next first frame carries. */
function previewOf(picture: Picture, paintOver: (context: CanvasRenderingContext2D) => void): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = PREVIEW_PX
  canvas.height = Math.max(1, Math.round((PREVIEW_PX * innerHeight) / innerWidth))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!canReadCanvas() || context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  try {
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    blurPixels(image, 1.5) // sharp, it would show as blocks
    context.putImageData(image, 0, 0)
    paintOver(context)
    return canvas.toDataURL('image/webp', 0.95)
  } catch {
    return undefined // a cross-origin picture taints the canvas
  }
}

/** The bounding rectangle of all regions; of none the whole screen. */
function boundsOf(regions: readonly Region[]): Region {
  if (regions.length === 0) return WHOLE_SCREEN
  const left = Math.min(...regions.map(({ x }) => x))
  const top = Math.min(...regions.map(({ y }) => y))
  const right = Math.max(...regions.map(({ x, width }) => x + width))
  const bottom = Math.max(...regions.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
