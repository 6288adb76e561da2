// Constants (see constants.ts) that no module of the first frame asks for: a module lies whole in the first file that needs
// any of it.

/** Counts (heat, visits) from here on are written in 万 with one decimal. */
export const COUNT = { tenThousandsFrom: 5000 } as const

/** How long a toast stays: the plain one, and the one that a component shows. */
export const TOAST = { plainMs: 2000, componentMs: 2500 } as const

/** A call waits until nothing has happened for so long. `translation` is section 7, `danmaku` section 3. */
export const DEBOUNCE = {
  defaultMs: 300,
  settingsMs: 150,
  backupMs: 3000,
  minimalismMs: 500,
  clickMs: 500,
  translationMs: 350,
  danmakuMs: 100,
} as const

/** Free layout: the width that positions are stored for, snapping (section 4) and the tolerance of scrolling to an edge. */
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

/** Magnification of the dock under the pointer, and how long it rests after a click or a drag. */
export const DOCK = { baseScale: 1, peakScale: 1.8, influencePx: 600, followMs: 150, suspendedMs: 1500 } as const

/** The one ticker that chat heartbeat, backup, wallpaper, incense and schedule share. */
export const TICKER = { everyMs: 20_000 } as const

/** The first hour that no longer belongs to: early morning, morning, forenoon, noon, afternoon, dusk, evening. The rest is night. */
export const GREETING_HOURS = [6, 9, 12, 14, 17, 19, 22] as const

/** Relative time: under `nowSeconds` it is "just now", up to `days` it is told in days, then by its date. */
export const RELATIVE_TIME = { nowSeconds: 10, days: 3 } as const

/** A call is made at once, and then at most once in so long. `hoverSwitch` is section 4. */
export const THROTTLE = { defaultMs: 500, clickMs: 1000, wheelMs: 150, hoverSwitchMs: 250 } as const

/** Fingers: when a press is long, when a touch has ended, when a press becomes a drag, what counts as a swipe. */
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

/** Less movement of the pointer than this is a click. */
export const DRAG = { clickDistancePx: 5 } as const

/** Requests of the client to our server: answers are kept for `cacheSeconds` where an endpoint does not say otherwise. */
export const REQUEST = { timeoutMs: 30_000, cacheSeconds: 360 } as const

/** Backup: local history, and the intervals on offer (0 is never). */
export const BACKUP = {
  localHistoryLimit: 15,
  intervalsMinutes: [0, 30, 60, 120, 240, 480, 720, 1440],
} as const
