/** Switches of the settings as `group.key`, and whether each is on. */
export type Switches = Readonly<Record<string, boolean>>

/** What costs the most: glass that distorts, and animations (spec section 4). */
export const COSTLY = [
  'search.isSearchGlassDistort',
  'sidebar.isSidebarGlassDistort',
  'dock.isDockGlassDistort',
  'dock.isDockAnimation',
  'dialog.isDialogAnimation',
  'wallpaper.wallpaperAnimation',
  'wallpaper.wallpaperDaylight',
] as const

/** The switches that low-performance mode turns off, and restores at its end. */
export const beforeLowPerformance = (now: Switches): readonly string[] => COSTLY.filter((name) => now[name] === true)

/** What low-performance mode changes: whatever is costly and on. */
export const underLowPerformance = (now: Switches): Switches =>
  Object.fromEntries(beforeLowPerformance(now).map((name) => [name, false]))

/** What its end changes: the saved switches; a name that is no costly switch comes from damaged data and is passed over. */
export const afterLowPerformance = (now: Switches, saved: readonly string[]): Switches =>
  Object.fromEntries(COSTLY.filter((name) => saved.includes(name) && now[name] === false).map((name) => [name, true]))
