import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { shuffle } from '../../../../shared/lib/values/shuffle.ts'
import { bundledStills, presentBundled } from '../../../../shared/lib/wallpaper/bundled.ts'
import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'
import type { Ticker } from '../../../core/tabs/ticker.ts'
import { language, messageByKey } from '../../../core/text/i18n.ts'
import { canonicalJson } from '../../../lib/values/canonical-json.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { openSettings } from '../../shell/settings/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { bundledWallpapers, canShow, shownName } from '../wallpaper/lazy.ts'
import { applyWallpaper } from './apply-wallpaper.ts'
import { wallpaperHistory } from './document.ts'
import { messages } from './messages.ts'
import { providers } from './providers/list.ts'
import { goThrough, isDue } from './rotation.ts'

/** What is still to be shown of the loaded list, in random order. */
let queue: { readonly of: string; readonly entries: readonly WallpaperEntry[] } = { of: '', entries: [] }

/**
 * Shows a random wallpaper of the chosen source: each of its list once, then again. While the source does not answer, one
 * of the bundled ones. Who has asked for it is told its name, and may take it back or choose another.
 * @param origin see applyWallpaper. What the program changes to is loaded before: what cannot be had is skipped quietly
 */
export async function changeRandomly(origin: 'local' | 'program' = 'local'): Promise<void> {
  const next = await takeNext().catch(anyBundled)
  if (next === undefined) return
  if (origin === 'local') return applyWallpaper(next, { origin, onShown: () => tellOfRandom(next) })
  if (await canShow(next)) return applyWallpaper(next, { origin })
  const bundled = anyBundled()
  if (bundled !== undefined && (await canShow(bundled))) applyWallpaper(bundled, { origin })
}

/** Names a random wallpaper, and leads back and to the choice of one. */
function tellOfRandom({ title }: WallpaperEntry): void {
  const choose = () => openSettings('theme', messageByKey('appearance.field.wallpaperSrc'))
  const text = title ? messages('changedTo', { name: title }) : messages('changed')
  showUndoToast(text, undefined, { label: messages('choose'), run: choose })
}

/** The next one of the chosen source; undefined if it has none. Rejects as `Provider.random`. */
async function takeNext(): Promise<WallpaperEntry | undefined> {
  const { autoWallpaper, autoWallpaperSource, autoWallpaperCategories } = wallpaperSettings.get()
  const source = autoWallpaper ? autoWallpaperSource : 'xiaoniao'
  const categories = autoWallpaper ? autoWallpaperCategories : []
  const provider = providers.find(({ id }) => id === source) ?? providers[0]
  const of = canonicalJson([provider.id, categories])
  if (queue.of !== of || queue.entries.length === 0)
    queue = { of, entries: shuffle(await provider.random(categories), Math.random) }
  const shown = nameOfShown()
  const [next, ...rest] = queue.entries.filter((entry) => wallpaperKey(entry) !== shown)
  queue = { of, entries: rest }
  return next
}

const nameOfShown = () => shownName(wallpaperSettings.get(), activeTheme(themeSettings.get(), environment()))

/** Any of the bundled stills but the shown one. */
function anyBundled(): WallpaperEntry | undefined {
  const entries = bundledStills(bundledWallpapers, []).map((one) => presentBundled(one, language()))
  return shuffle(entries, Math.random).find((entry) => wallpaperKey(entry) !== nameOfShown())
}

/** Shows the wallpaper before the present one, if there was one. */
export const showPrevious = (): void => show(-1)

/** Shows the wallpaper after the present one, or a random one after the last. */
export async function showNext(): Promise<void> {
  const now = wallpaperHistory.get()
  if (goThrough(now, 1, 0) === now) await changeRandomly()
  else show(1)
}

function show(by: -1 | 1): void {
  const history = goThrough(wallpaperHistory.get(), by, Date.now())
  const entry = history.entries[history.index]
  if (history !== wallpaperHistory.get() && entry !== undefined)
    applyWallpaper(entry, { history: (now) => goThrough(now, by, Date.now()) })
}

/** Changes the wallpaper by itself at the user's interval, in the leading tab; one that fails waits for the next tick. */
export function rotateWallpaper(ticker: Ticker): void {
  let isChanging = false
  ticker.subscribe(() => {
    const { autoWallpaper, autoWallpaperRange } = wallpaperSettings.get()
    if (isChanging || !autoWallpaper || !isDue(autoWallpaperRange, wallpaperHistory.get().changedAt, Date.now())) return
    isChanging = true
    void changeRandomly('program')
      .catch(() => {})
      .finally(() => {
        isChanging = false
      })
  })
}
