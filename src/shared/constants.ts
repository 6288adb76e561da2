/*
 * The numbers of the specification, section 9 and the sections that it names; the unit is in the name, else it is a
 * count. Texts of section 9 are in the language catalogs, defaults of settings in the settings' fields.
 */

/** The languages, each with its row in `languages.ts`; the setting `locale` may also say `system`, the browser's own. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]

/** Page transitions (setting `turningMode`); on mobile, `random` is `slideX`. */
export const TURNING_MODES = [
  'no',
  'random',
  'slideX',
  'slideY',
  'slideX3D',
  'slideY3D',
  'fade',
  'rotate',
  'rotateCenter',
  'scaleY',
  'scaleX',
  'scale',
  'scaleReverse',
] as const

/** Rows and columns of a tile. */
export const TILE_SIZE = { minimum: 1, maximum: 6 } as const

/** Sizes scale with the width of the screen within these limits; no text is smaller than `minimumTextPx`. */
export const SCALE = { designWidthPx: 1920, minimum: 0.9, maximum: 1.5, minimumTextPx: 11 } as const

/** Dark mode: the mask over the wallpaper (0 in the light theme), and the circular reveal. */
export const DARK = { maskPercent: 40, revealMs: 500 } as const

/** The search box. */
export const SEARCH = {
  historyLimit: 50,
  inputLength: 100,
  enginesLimit: 3,
  sourcesLimit: 3,
} as const

/** Automatic wallpaper: the intervals on offer (0 is never), and the delays before a new one is applied. */
export const WALLPAPER = {
  intervalsMinutes: [0, 5, 15, 30, 60, 120, 240, 480, 720, 1440],
  applyImageMs: 300,
  applyVideoMs: 400,
  settingsZoom: 1.15,
  videoErrorsLimit: 2,
} as const

/** Counts (heat, visits) from here on are written in 万 with one decimal. */
export const COUNT = { tenThousandsFrom: 5000 } as const

/** How long a toast is shown: the plain one, and that of a component. */
export const TOAST = { plainMs: 2000, componentMs: 2500 } as const

/** Debounce delays. `translation` is section 7, `danmaku` section 3. */
export const DEBOUNCE = {
  defaultMs: 300,
  settingsMs: 150,
  backupMs: 3000,
  minimalismMs: 500,
  clickMs: 500,
  translationMs: 350,
  danmakuMs: 100,
} as const

/** Free layout: the width that positions are stored for, snapping (section 4), and the tolerance of edge scrolling. */
export const FREE_LAYOUT = {
  gridPx: 50,
  defaultWidthPx: 1920,
  scrollEdgePx: 15,
  snapPx: 5,
  snapDegrees: 5,
  rotationStepDegrees: 45,
  minimumSizePx: 20,
  minimumIconPx: 40,
  pasteOffsetPx: 10,
} as const

/** Magnification of the dock under the pointer, and how long it is suspended after a click or a drag. */
export const DOCK = { baseScale: 1, peakScale: 1.8, influencePx: 600, followMs: 150, suspendedMs: 1500 } as const

/** The one ticker that chat heartbeat, backup, wallpaper, incense and schedule share. */
export const TICKER = { everyMs: 20_000 } as const

/** The hours at which early morning, morning, forenoon, noon, afternoon, dusk and evening end; the rest is night. */
export const GREETING_HOURS = [6, 9, 12, 14, 17, 19, 22] as const

/** Relative time: under `nowSeconds` "just now", up to `days` in days, then the date. */
export const RELATIVE_TIME = { nowSeconds: 10, days: 3 } as const

/** Throttle intervals. `hoverSwitch` is section 4. */
export const THROTTLE = { defaultMs: 500, clickMs: 1000, wheelMs: 150, hoverSwitchMs: 250 } as const

/** Touch: long press, end of a touch, delay before a drag, and the limits of a swipe. */
export const TOUCH = {
  longPressMs: 1000,
  endMs: 120,
  dragDelayMs: 180,
  swipeMinimumPx: 8,
  swipeVerticalLimitPx: 66,
} as const

/** Delays of the search box after hover or focus. */
export const HOVER = { searchMs: 100, switchZonePx: 55 } as const

/** The grid of groups in sequential mode. */
export const GRID = { sortAnimationMs: 300 } as const

/** A pointer that moves less than this is a click. */
export const DRAG = { clickDistancePx: 5 } as const

/** Requests to our server: timeout, and the default time for which answers are cached. */
export const REQUEST = { timeoutMs: 30_000, cacheSeconds: 360 } as const

/** Backup: local history, and the intervals on offer (0 is never). */
export const BACKUP = {
  localHistoryLimit: 15,
  intervalsMinutes: [0, 30, 60, 120, 240, 480, 720, 1440],
} as const
