import { readDeviceCache, writeDeviceCache } from '../../../../core/documents/storage/device-cache.ts'
import { startTicking } from '../../../../core/page/now.ts'
import { whenIdle } from '../../../../core/page/when-idle.ts'
import { type Coordinates, sunHeight } from '../../../../lib/calendar/sun-height.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import { canReadCanvas } from '../../../../ui/canvas-readback.ts'
import { blurPixels } from '../../../../ui/wallpaper-tone/blur.ts'
import { bundledMiniUrl } from '../bundled/bundled-files.ts'
import styles from './Daylight.module.css'
import { daylight, type Light } from './daylight.ts'
import { type LightMix, lightAt } from './kernel/light.ts'
import { toMist } from './kernel/mist.ts'
import { findPlace, knownPlace } from './place.ts'

/** Wide enough for the colours of a sky; the ridges of another picture are not to be seen. */
const SIZE_PX = { width: 48, height: 30, blur: 3 } as const

let place: Coordinates | undefined

/** Shows the light of this moment. Rejects without its pictures. */
export async function beginDaylight(): Promise<void> {
  place = knownPlace()
  await update()
  void findPlace().then((found) => {
    place = found
    return update().catch(() => {})
  })
}

/** Shows every change of the light while the page is visible. @returns what ends that */
export const followDaylight = (): (() => void) =>
  // a step is analysed as a new wallpaper is: not while the user does something
  startTicking(() => whenIdle(() => void update().catch(() => {})), false)

async function update(): Promise<void> {
  if (place === undefined) return
  const height = sunHeight(new Date(), place)
  const now = { light: await toLight(lightAt(height, 'light')), dark: await toLight(lightAt(height, 'dark')) }
  const last = daylight.getState()
  if (now.light.name !== last?.light.name || now.dark.name !== last.dark.name) daylight.setState(now, true)
}

async function toLight({ of, isMist, share, edge }: LightMix): Promise<Light> {
  // light that is not to be seen asks for no picture; one that is there fades out
  const image = await (share > 0 ? colorsOf(of, isMist) : loaded.get(keyOf(of, isMist)))
  const colors = edge.join(' ')
  return { image, name: `${of} ${share} ${colors}`, className: styles.light, share, edge: colors }
}

const loaded = new Map<string, Promise<string>>()
const keyOf = (name: LightMix['of'], isMist: boolean) => `${bundledMiniUrl(name)} ${isMist}`

/** The colours of a bundled wallpaper, from its small picture, or mist of their hues; loaded once. */
function colorsOf(name: LightMix['of'], isMist: boolean): Promise<string> {
  const key = keyOf(name, isMist)
  const colors = loaded.get(key) ?? readColors(key, () => drawColors(bundledMiniUrl(name), isMist))
  loaded.set(key, colors)
  colors.catch(() => loaded.delete(key))
  return colors
}

/** The colours of the last pages: each visit would load the picture and draw them again. */
const CACHE_KEY = 'genkan.daylight'
/** Those of both themes at the turn of a light. */
const CACHED_MAX = 4

async function readColors(key: string, draw: () => Promise<string>): Promise<string> {
  const cached = readDeviceCache(CACHE_KEY, Date.now())
  const known = isPlainObject(cached) ? cached : {}
  const image = known[key]
  if (typeof image === 'string' && image.startsWith('data:image/')) return image
  const drawn = await draw()
  const others = Object.entries(known).slice(1 - CACHED_MAX)
  writeDeviceCache(CACHE_KEY, Object.fromEntries([...others, [key, drawn]]), Date.now())
  return drawn
}

async function drawColors(source: string, isMist: boolean): Promise<string> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const canvas = document.createElement('canvas')
  const { width, height, blur } = SIZE_PX
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!canReadCanvas() || context === null) throw new Error('the browser hides what is on a canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const image = context.getImageData(0, 0, width, height)
  blurPixels(image, blur)
  if (isMist) toMist(image.data)
  context.putImageData(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.95)
}
