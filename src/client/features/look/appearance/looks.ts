import { bundledReference } from '../../../../shared/lib/wallpaper/bundled.ts'
import { gradientCss } from '../../../lib/color/gradient.ts'

/** A wallpaper, a primary colour and a theme that belong together. */
export interface Look {
  readonly id: 'dawn' | 'dusk' | 'night' | 'plain'
  readonly theme: 'light' | 'dark'
  /** `#rrggbb`. */
  readonly primary: string
  /** The name of its wallpaper: a reference to a bundled one, or a paint in CSS. */
  readonly wallpaper: string
  /** Text on the wallpaper. */
  readonly text: 'ink' | 'paper'
}

const WHITE_PAPER = gradientCss({ angle: 180, colors: ['#fbfcfb', '#eef2f1'] })

/** The looks that are chosen by one press. */
export const LOOKS: readonly Look[] = [
  { id: 'dawn', theme: 'light', primary: '#006661', wallpaper: bundledReference('dawn'), text: 'ink' },
  { id: 'dusk', theme: 'light', primary: '#b0452f', wallpaper: bundledReference('dusk'), text: 'paper' },
  { id: 'night', theme: 'dark', primary: '#2b5f8f', wallpaper: bundledReference('night'), text: 'paper' },
  { id: 'plain', theme: 'light', primary: '#4f5d5c', wallpaper: WHITE_PAPER, text: 'ink' },
]

interface Shown {
  readonly theme: 'light' | 'dark'
  /** The name of the shown wallpaper. */
  readonly wallpaper: string
  readonly primaryColor: string
  readonly primaryColorByWallpaper: boolean
}

/** The look that the page has at this moment, whoever has put it together; undefined if it is none of them. */
export const lookOf = (shown: Shown): Look | undefined =>
  LOOKS.find(
    ({ theme, primary, wallpaper }) =>
      !shown.primaryColorByWallpaper &&
      theme === shown.theme &&
      primary === shown.primaryColor &&
      wallpaper === shown.wallpaper,
  )
