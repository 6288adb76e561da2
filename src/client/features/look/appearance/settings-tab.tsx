import { themeSettings } from '../../data/theme/index.ts'
import { formTab, joinTabs, type Tab } from '../../shell/settings/lazy.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { LoadingStylePicker } from './LoadingStylePicker.tsx'
import { LookCard } from './LookCard.tsx'
import { IconRow, TitleRow } from './page-rows.tsx'
import { appearanceSettings } from './settings.ts'
import { ThemePicker } from './ThemePicker.tsx'
import { DaylightSwitch, PrimaryField, WallpaperColorSwitch } from './theme-rows.tsx'
import { WallpaperRow } from './WallpaperRow.tsx'

const common = { id: 'theme', number: 5, icon: 'palette' } as const

/** The looks change what the other parts keep: a row to be found, and no field. */
const looks: Tab = {
  ...common,
  texts: 'appearance',
  desktopOnly: false,
  asks: false,
  draw: () => <LookCard key="looks" />,
  controls: [],
  rows: () => [{ field: 'appearance.look', label: 'appearance.field.look', hint: 'appearance.hint.look' }],
}

export default joinTabs(
  formTab({
    ...common,
    owner: 'appearance',
    settings: themeSettings,
    sections: [['isDarkMode']],
    alsoSets: { isDarkMode: ['darkModeBySysten'] },
    aliases: ['isDarkMode'],
    custom: { isDarkMode: ThemePicker },
  }),
  looks,
  formTab({
    ...common,
    owner: 'appearance',
    settings: themeSettings,
    sections: [['primaryColorByWallpaper', 'primaryColor']],
    hints: ['primaryColorByWallpaper'],
    custom: { primaryColorByWallpaper: WallpaperColorSwitch, primaryColor: PrimaryField },
  }),
  formTab({
    ...common,
    owner: 'appearance',
    settings: wallpaperSettings,
    sections: [
      ['wallpaperSrc', 'wallpaperDaylight', 'wallpaperMask', 'wallpaperVague'],
      ['wallpaperAnimation', 'autoWallpaper', 'autoWallpaperRange', 'autoWallpaperSource', 'autoWallpaperCategories'],
    ],
    hints: ['wallpaperDaylight'],
    alsoSets: {
      wallpaperSrc: ['wallpaperType', 'wallpaperMiniSrc', 'wallpaperBg', 'wallpaperColor', 'autoWallpaperShown'],
    },
    custom: { wallpaperSrc: WallpaperRow, wallpaperDaylight: DaylightSwitch, autoWallpaperCategories: CategoryPicker },
  }),
  formTab({
    ...common,
    owner: 'appearance',
    settings: themeSettings,
    sections: [['homeDarkModeSwitch', 'pageTitle', 'pageIcon']],
    custom: { pageTitle: TitleRow, pageIcon: IconRow },
  }),
  formTab({
    ...common,
    owner: 'appearance',
    settings: appearanceSettings,
    sections: [['loadingStyle']],
    custom: { loadingStyle: LoadingStylePicker },
  }),
)
