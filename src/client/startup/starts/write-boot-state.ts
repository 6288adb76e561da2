import { registry } from '../../core/contribute/registry.ts'
import { defineStart } from '../../core/contribute/start.ts'
import { isTryingOn } from '../../core/documents/document.ts'
import { language, onLanguageChange } from '../../core/text/i18n.ts'
import { currentGroupState } from '../../features/data/home/index.ts'
import { machineLoad, themeSettings } from '../../features/data/theme/index.ts'
import { searchSettings } from '../../features/desk/search/index.ts'
import { timeSettings } from '../../features/look/clock/index.ts'
import { ANALYSIS_PROPERTY, isAnalysedFor } from '../../features/look/wallpaper/tone/analysis-cache.ts'
import { isBoundKey } from '../../features/shell/menus/arrangement/arrangement.ts'
import { currentArrangement } from '../../features/shell/menus/arrangement/current-arrangement.ts'
import { writeBootState, writeBootTheme } from '../../first-frame/boot/boot-state.ts'
import { sameJson } from '../../lib/values/json.ts'
import { type DataNames, dataValue, hasFlag, shownTheme } from '../../ui/dom.ts'
import { scheduleCapture } from './capture-snapshot.ts'

/** Writes the boot state whenever the look of the page changes, and as the page is left. */
export default defineStart(
  {
    at: 'messages',
    run() {
      // after everything else that follows the same change: the state has what it writes
      const writeSoon = () => queueMicrotask(writeCurrentBootState)
      themeSettings.subscribe(writeSoon)
      onLanguageChange(writeSoon)
    },
  },
  {
    at: 'ready',
    run() {
      addEventListener('genkan:painted', writeCurrentBootState)
      machineLoad.subscribe(writeCurrentBootState) // the stored snapshot shows another glass tier
      writeCurrentBootState()
      addEventListener('pagehide', writeCurrentBootState)
    },
  },
)

/** Writes the look of the page for the next first frame; of a theme that is not analysed yet, what is known. */
function writeCurrentBootState(): void {
  if (isTryingOn()) return
  const root = document.documentElement
  const { style } = root
  const theme = shownTheme()
  const follows = themeSettings.get().darkModeBySysten
  if (!isAnalysedFor(theme, style.getPropertyValue(ANALYSIS_PROPERTY))) {
    writeBootTheme(theme, follows)
    return
  }
  writeBootState({
    version: 4,
    language: language(),
    theme,
    follows,
    wp: dataValue(root, 'wallpaper-text') ?? 'ink',
    glass: hasFlag(root, 'boosted-glass') ? 'boost' : 'plain',
    perf: dataValue(root, 'glass-tier') ?? 'full',
    plain: hasDefaultLook(),
    typing: searchSettings.get().isSearchOnType,
    keys: EARLY_KEYS.filter(isCommandKey).join(''),
    group: currentGroupState.getState().id,
    properties: Object.fromEntries(
      [...style].filter(isBootProperty).map((name) => [name, style.getPropertyValue(name)]),
    ),
  })
  scheduleCapture()
}

/** With Ctrl, what the browser would select, find and save before the program listens. */
const EARLY_KEYS = ['A', 'F', 'K', 'S'] as const satisfies readonly DataNames['pressed-early'][]

const isCommandKey = (letter: string) => isBoundKey(`Ctrl+${letter}`, currentArrangement(), registry().commands)

/** Every custom property of the root except the scale, which belongs to this very screen. */
const isBootProperty = (name: string) => name.startsWith('--gk-') && name !== '--gk-s'

/** Whether clock and search box have the look of the markup in index.html. */
function hasDefaultLook(): boolean {
  const [time, search] = [timeSettings.get(), searchSettings.get()]
  const lateLine = { timeLunar: true, timeGreeting: true } // the markup lacks it
  const looks = ['isSearch', 'searchHover', 'searchTop', 'searchHeight', 'searchWidth', 'searchRadius'] as const
  return (
    !themeSettings.get().isMinimalism &&
    sameJson({ ...time, ...lateLine }, { ...timeSettings.initial, ...lateLine }) &&
    looks.every((name) => search[name] === searchSettings.initial[name])
  )
}
