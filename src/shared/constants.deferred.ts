// Constants (see constants.ts) that no module of the first frame imports: the bundler puts a module as a whole into the
// first chunk that imports any of it.

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
