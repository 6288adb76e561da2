/** Themes: what there is, how one looks, trying one on and wearing it. */

export { seeThroughWindow } from '../features/shell/windows/lazy.ts'
export { offerShare, refusalText, reportEntry } from '../features/together/sharing/lazy.ts'
export {
  askThemeUses,
  changesOf,
  deleteOwnTheme,
  deleteSharedTheme,
  endTrial,
  exportTheme,
  importThemes,
  lightOf,
  miniOf,
  officialThemes,
  openEditTheme,
  openKeepLook,
  ownThemes,
  THEME_FILE,
  ThemeSketch,
  TRIAL_MS,
  type Trial,
  themeFavorites,
  tryOnTheme,
  useSharedThemes,
  useTrial,
  useWornLook,
  type WearableTheme,
  wearableOf,
  wearTheme,
} from '../features/together/themes/lazy.ts'
