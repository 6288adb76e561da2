/*
 * The numbers of the specification, section 9 and the sections that it names; the unit is in the name, else it is a
 * count. Texts of section 9 are in the language catalogs, defaults of settings in the settings' fields.
 */

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** The five languages; the setting `locale` may also say `system`, the browser's own. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]

/** The component window. The header is drawn 44 px high; at least 30 px stay reachable when the window is clamped. */
export const DIALOG = {
  widthPx: 1200,
  heightPx: 750,
  animationMs: 300,
  headerPx: 30,
  drawnHeaderPx: 44,
  resizeHandlePx: 15,
  kept: 10,
} as const

/** The tabs of open apps: scroll distance of one press of an arrow. */
export const TABS = { scrollStepPx: 100 } as const

/** The transition from one group to the next. */
export const TURNING = { speedMs: 400 } as const

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
export type TurningMode = (typeof TURNING_MODES)[number]

/** Rows and columns of a tile. */
export const TILE_SIZE = { minimum: 1, maximum: 6 } as const

/** Sizes scale with the width of the screen within these limits; no text is smaller than `minimumTextPx`. */
export const SCALE = { designWidthPx: 1920, minimum: 0.9, maximum: 1.5, minimumTextPx: 11 } as const

/** Mobile: a coarse pointer and a short side under `shortSidePx`, or a width under `widthPx`. */
export const MOBILE = { shortSidePx: 600, widthPx: 768 } as const

/** The settings drawer: its width, and the delay before its content is removed when it closes. */
export const DRAWER = { widthPx: 420, closeMs: 350 } as const

/** Height of one group in the sidebar, with its name and without. */
export const SIDEBAR = { namedItemPx: 60, itemPx: 48 } as const

/** Dark mode: the mask over the wallpaper (0 in the light theme), and the circular reveal. */
export const DARK = { maskPercent: 40, revealMs: 500 } as const

/** Colour extraction from a picture: up to `steps` tries, the first with `tolerance`, each `reduction` lower. */
export const COLOR_EXTRACTION = { steps: 5, tolerance: 50, reduction: 20 } as const

/** Number of preset colours in the pickers. */
export const COLOR_PRESETS = { picker: 9, theme: 7 } as const

/** The search box. `glassOffOpacityPercent` is its opacity without glass. */
export const SEARCH = {
  historyLimit: 50,
  inputLength: 100,
  enginesLimit: 3,
  sourcesLimit: 3,
  glassOffOpacityPercent: 45,
} as const

/** Hot search boards: rows per answer. */
export const HOT_SEARCH = { rows: 20 } as const

/** Hot films: how long one is shown, and the maximum age of the list. */
export const FILMS = { carouselMs: 5000, refreshMs: HOUR_MINUTES * MINUTE_MS } as const

/** Weather: delay of the icon's animation after its tile becomes visible, and the hours of night. */
export const WEATHER = { animationDelayMs: 2000, nightFromHour: 20, nightUntilHour: 6 } as const

/** The incense burner. */
export const INCENSE = { sticks: 3, burnMs: 15 * MINUTE_MS } as const

/** To-do schedule: delay of a snoozed reminder. */
export const SCHEDULE = { snoozeMinutes: 10 } as const

/** Work countdown. */
export const WORK_TIME = { payDay: 15 } as const

/** The calendar's page: weeks by days, from Monday (1 as in `Date`). */
export const CALENDAR = { weeks: 6, days: 7, firstDay: 1 } as const

/** Music: initial volume, and how many songs in a row may fail before the player gives up. */
export const MUSIC = { volumePercent: 50, retries: 10 } as const

/** Chat: the page of history requested after login. */
export const CHAT = { historyPage: 1, historyLimit: 100 } as const

/** Automatic wallpaper: the intervals on offer (0 is never), and the delays before a new one is applied. */
export const WALLPAPER = {
  intervalsMinutes: [0, 5, 15, 30, 60, 120, 240, 480, 720, 1440],
  applyImageMs: 300,
  applyVideoMs: 400,
  settingsZoom: 1.15,
  videoErrorsLimit: 2,
} as const

/** Login by QR code: interval and maximum of polls, after which the user is asked. */
export const QR_LOGIN = { pollMs: 1500, pollsLimit: 150, successMs: 300 } as const

/** Interval before a new e-mail code may be requested. */
export const EMAIL_CODE = { resendMs: 60_000 } as const

/** Width and height of an uploaded avatar. */
export const AVATAR = { sizePx: 300 } as const

/** The mascot's initial position, and the offset beyond which its tools are on the other side. */
export const LIVE2D = { rightPx: 0, bottomPx: 0, scale: 1, toolOffsetPx: 280 } as const

/** The values of a reset of the danmaku settings. */
export const DANMAKU_RESET = {
  isShow: false,
  loop: false,
  randomChannel: true,
  speeds: 200,
  top: 20,
  right: 66,
} as const

/** How long a framed site shows its loading indicator. */
export const FRAME = { loadingMs: 2500 } as const

/** File extensions that import accepts; the format is detected from the content. */
export const IMPORT_EXTENSIONS = ['.html', '.itabdata', '.data', '.yuyi'] as const
