export { openEditTheme, openKeepLook } from './dialogs/open-dialogs.ts'
export { ownThemes, themeFavorites } from './document.ts'
export { changesOf, lightOf } from './dress.ts'
export { officialThemes } from './official.ts'
export { deleteOwnTheme, exportTheme, importThemes } from './own/own-themes.ts'
export { THEME_FILE } from './own/theme-file.ts'
export {
  askThemeUses,
  deleteSharedTheme,
  miniOf,
  useSharedThemes,
  wearableOf,
} from './shared/shared-themes.ts'
export { ThemeSketch } from './sketch/ThemeSketch.tsx'
export { endTrial, TRIAL_MS, type Trial, tryOnTheme, type WearableTheme, wearTheme } from './trial.ts'
export { useTrial } from './use-trial.ts'
export { useWornLook } from './use-worn-look.ts'
