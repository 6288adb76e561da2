/** Themes: what there is, how one looks, trying one on and wearing it. */

export { seeThroughWindow } from '../features/shell/windows/lazy.ts'
export {
  changesOf,
  deleteOwnTheme,
  endTrial,
  exportTheme,
  importThemes,
  lightOf,
  officialThemes,
  openKeepLook,
  ownThemes,
  THEME_FILE,
  ThemeSketch,
  TRIAL_MS,
  type Trial,
  themeFavorites,
  tryOnTheme,
  useTrial,
  useWornLook,
  wearTheme,
} from '../features/together/themes/lazy.ts'
