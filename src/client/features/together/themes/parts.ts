import { THEME_GROUPS, type ThemeGroup, type ThemeLook } from '../../../../shared/entities/theme.ts'
import type { AnyDocument } from '../../../core/documents/document.ts'
import type { Fields, Settings } from '../../../core/documents/fields/settings.ts'
import { language } from '../../../core/text/i18n.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { iconSettings } from '../../data/home/index.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { sidebarSettings } from '../../desk/sidebar/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { cursorOf, mouseSettings } from '../../shell/pointer/lazy.ts'
import { dialogSettings } from '../../shell/windows/lazy.ts'

/** What a theme says of a group of settings. */
type Given = NonNullable<ThemeLook['settings'][ThemeGroup]>

/** A group of settings as themes see it: its looks, and nothing of what the user does with the page. */
export interface ThemePart {
  readonly document: AnyDocument
  /** The settings' values with what a theme says, each within its range; what it leaves out has its default. */
  dress(given: Given): object
  /** What a theme has to say for the values to be as they are now. */
  describe(): Given
}

/**
 * @param keys the settings that are looks
 * @param along what else is so wherever a theme sets the group
 */
function part<F extends Fields>(
  document: Settings<F>,
  keys: readonly (keyof F & string)[],
  along: Readonly<Record<string, boolean>> = {},
): ThemePart {
  const looksOf = (values: object) => Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)))
  const defaults = () => looksOf(document.defaults(language()))
  return {
    document,
    dress(given) {
      const data = { ...document.kept(), ...defaults(), ...looksOf(given), ...along }
      const decoded = document.decode({ version: document.version, data })
      return decoded.at === 'read' ? decoded.value : document.kept()
    },
    describe() {
      const usual: Readonly<Record<string, unknown>> = defaults()
      const own = Object.entries(looksOf(document.kept())).filter(([key, value]) => !sameJson(value, usual[key]))
      return Object.fromEntries(own) as Given // looks are numbers, switches and texts
    },
  }
}

/** A theme names a cursor; its pictures are ours. */
const mouse: ThemePart = {
  document: mouseSettings,
  dress: ({ cursor = '' }) => ({ ...mouseSettings.kept(), cursorData: cursorOf(String(cursor), '') }),
  describe() {
    const { id } = mouseSettings.kept().cursorData
    return id === '' ? {} : { cursor: id }
  },
}

export const THEME_PARTS: Readonly<Record<ThemeGroup, ThemePart>> = {
  theme: part(themeSettings, ['primaryColor', 'isDarkMode'], {
    primaryColorByWallpaper: false,
    darkModeBySysten: false,
  }),
  icon: part(iconSettings, [
    ...(['iconSize', 'iconRadius', 'fancyRadius', 'iconGapX', 'iconGapY', 'iconName', 'iconNameSize'] as const),
    ...(['iconNameColor', 'iconOpacity', 'isIconGlobalBg', 'iconGlobalBg', 'iconBoxShadow'] as const),
  ]),
  time: part(timeSettings, [
    ...(['isTime', 'timeSize', 'timeTop', 'timeBold', 'timeFont', 'timeColor', 'timeBoxShadow'] as const),
  ]),
  search: part(searchSettings, [
    ...(['searchTop', 'searchHeight', 'searchWidth', 'searchRadius', 'searchOpacity'] as const),
    ...(['isSearchGlass', 'isSearchBgByWallpaper', 'searchBoxShadow'] as const),
  ]),
  sidebar: part(sidebarSettings, [
    ...(['isSidebarAutoHide', 'isSidebarRight', 'isSidebarName', 'sidebarWidth', 'sidebarDistance'] as const),
    ...(['sidebarOpacity', 'isSidebarGlass', 'isSidebarBgByWallpaper'] as const),
  ]),
  dock: part(dockSettings, [
    ...(['isDock', 'dockIconSize', 'dockIconRadius', 'dockGap', 'dockOpacity', 'dockFilter'] as const),
    ...(['dockBoxShadow', 'isDockGlass', 'isDockBgByWallpaper'] as const),
  ]),
  dialog: part(dialogSettings, [
    ...(['isDialogMac', 'isDialogBtnLeft', 'dialogRadius', 'dialogOpacity', 'dialogVague'] as const),
  ]),
  mouse,
}

/** The groups that a theme sets, in their order. */
export const groupsOf = ({ settings }: ThemeLook): readonly ThemeGroup[] =>
  THEME_GROUPS.filter((group) => settings[group] !== undefined)
