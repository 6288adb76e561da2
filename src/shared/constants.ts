/**
 * The numbers of the specification, section 9, and of the sections that it names, each said once.
 * The unit is in the name: `Ms`, `Px`, `Percent`, `Minutes`. What has no unit is a count.
 * Texts of section 9 ('Loading') are in the language catalogs, defaults of settings in the settings' own fields.
 */

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** The five languages; the setting `locale` may also say `system`, the browser's own. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]

/** The component window. The header is drawn 44 high; 30 is what stays reachable when the window is clamped. */
export const DIALOG = {
  widthPx: 1200,
  heightPx: 750,
  animationMs: 300,
  headerPx: 30,
  drawnHeaderPx: 44,
  resizeHandlePx: 15,
  kept: 10,
} as const

/** The strip of open apps: how far one press of its arrows scrolls. */
export const TABS = { scrollStepPx: 100 } as const

/** Turning from one group to the next. */
export const TURNING = { speedMs: 400 } as const

/** The ways a page turns; `random` is played as `slideX` on a phone. */
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

/** Sizes follow the width of the screen, within these bounds; no text is smaller than `minimumTextPx`. */
export const SCALE = { designWidthPx: 1920, minimum: 0.9, maximum: 1.5, minimumTextPx: 11 } as const

/** A screen is a phone's when the pointer is coarse and its short side is under `shortSidePx`, or it is narrower than `widthPx`. */
export const MOBILE = { shortSidePx: 600, widthPx: 768 } as const

/** The settings drawer: its width, and the delay after which its content goes when it closes. */
export const DRAWER = { widthPx: 420, closeMs: 350 } as const

/** Height of one group in the sidebar, with its name and without. */
export const SIDEBAR = { namedItemPx: 60, itemPx: 48 } as const

/** Dark mode: the mask over the wallpaper (0 in the light), and the circular reveal. */
export const DARK = { maskPercent: 40, revealMs: 500 } as const

/** Colours are taken from a picture in up to `steps` tries, from a tolerance of `tolerance`, each `reduction` lower. */
export const COLOR_EXTRACTION = { steps: 5, tolerance: 50, reduction: 20 } as const

/** How many ready colours the pickers offer. */
export const COLOR_PRESETS = { picker: 9, theme: 7 } as const

/** The search box. `glassOffOpacityPercent` is the box's opacity when its glass is switched off. */
export const SEARCH = {
  historyLimit: 50,
  inputLength: 100,
  enginesLimit: 3,
  sourcesLimit: 3,
  glassOffOpacityPercent: 45,
} as const

/** Hot search boards: rows kept of an answer. */
export const HOT_SEARCH = { rows: 20 } as const

/** Hot films: how long one is shown, and the age at which the list is fetched again. */
export const FILMS = { carouselMs: 5000, refreshMs: HOUR_MINUTES * MINUTE_MS } as const

/** Weather: the icon begins to move so long after its tile has come to the front. */
export const WEATHER = { animationDelayMs: 2000, nightFromHour: 20, nightUntilHour: 6 } as const

/** The incense burner. */
export const INCENSE = { sticks: 3, burnMs: 15 * MINUTE_MS } as const

/** To-do schedule: how long "later" puts a reminder off. */
export const SCHEDULE = { snoozeMinutes: 10 } as const

/** Work countdown. */
export const WORK_TIME = { payDay: 15 } as const

/** The calendar's page: weeks by days, from Monday (1, as `Date` counts). */
export const CALENDAR = { weeks: 6, days: 7, firstDay: 1 } as const

/** Music: first volume, and how many songs in a row may fail before the player stops trying. */
export const MUSIC = { volumePercent: 50, retries: 10 } as const

/** Chat: the page of history asked for after login. */
export const CHAT = { historyPage: 1, historyLimit: 100 } as const

/** Automatic wallpaper: the intervals on offer (0 is never), and the delays before a new one is applied. */
export const WALLPAPER = {
  intervalsMinutes: [0, 5, 15, 30, 60, 120, 240, 480, 720, 1440],
  applyImageMs: 300,
  applyVideoMs: 400,
  settingsZoom: 1.15,
  videoErrorsLimit: 2,
} as const

/** Login by QR code: polled so often, and at most so many times; then the user is asked. */
export const QR_LOGIN = { pollMs: 1500, pollsLimit: 150, successMs: 300 } as const

/** A new code by e-mail may be asked for after so long. */
export const EMAIL_CODE = { resendMs: 60_000 } as const

/** The avatar that is uploaded, in width and in height. */
export const AVATAR = { sizePx: 300 } as const

/** The mascot's first place, and from where its tools stand on the other side. */
export const LIVE2D = { rightPx: 0, bottomPx: 0, scale: 1, toolOffsetPx: 280 } as const

/** What the reset of the danmaku settings goes back to. */
export const DANMAKU_RESET = {
  isShow: false,
  loop: false,
  randomChannel: true,
  speeds: 200,
  top: 20,
  right: 66,
} as const

/** A framed site shows its loading indicator for so long. */
export const FRAME = { loadingMs: 2500 } as const

/** Files that import accepts, by the end of the name; what is in them is found out by reading them. */
export const IMPORT_EXTENSIONS = ['.html', '.itabdata', '.data', '.yuyi'] as const
