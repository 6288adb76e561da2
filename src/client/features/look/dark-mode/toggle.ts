import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { withMaskOf } from '../wallpaper/lazy.ts'
import { revealLook } from './reveal-look.ts'
import { type ThemeChoice, toggleDark, withThemeChoice } from './theme-choice.ts'

type ThemeValues = ReturnType<typeof themeSettings.get>

const shown = (values: ThemeValues) => activeTheme(values, environment())

/** Shows the other theme, in a circle that grows out of `from`; the page then no longer follows the system. */
export const toggleTheme = (from?: Element): Promise<void> => changeTheme((now) => toggleDark(now, environment()), from)

/** The last choice: one that still waits for its picture gives way to it. */
let lastChoice: symbol | undefined

/** Makes a theme, or the system's, the user's; where that shows the other one, as a toggle does. */
export function chooseTheme(choice: ThemeChoice, from?: Element): Promise<void> {
  const own = Symbol(choice)
  lastChoice = own
  return changeTheme((now) => (lastChoice === own ? withThemeChoice(now, choice) : now), from)
}

async function changeTheme(change: (now: ThemeValues) => ThemeValues, from?: Element): Promise<void> {
  const now = themeSettings.get()
  const theme = shown(change(now))
  const make = () => {
    themeSettings.update(change)
    wallpaperSettings.update((wallpaper) => withMaskOf(wallpaper, shown(themeSettings.get())))
  }
  await revealLook({ theme, wallpaper: wallpaperSettings.get(), isSeen: theme !== shown(now) }, make, from)
}
