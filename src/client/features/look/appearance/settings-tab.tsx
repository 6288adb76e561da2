import { themeSettings } from '../../data/theme/index.ts'
import { formTab, joinTabs } from '../../shell/settings/lazy.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { LoadingStylePicker } from './LoadingStylePicker.tsx'
import { IconRow, TitleRow } from './page-rows.tsx'
import { appearanceSettings } from './settings.ts'
import { DarkSwitch, PrimaryField, WallpaperColorSwitch } from './theme-rows.tsx'
import { WallpaperStrip } from './WallpaperStrip.tsx'

const common = { id: 'theme', number: 5, icon: 'palette' } as const

export default joinTabs(
  formTab({
    ...common,
    owner: 'appearance',
    settings: themeSettings,
    above: () => <WallpaperStrip />,
    sections: [
      ['isDarkMode', 'darkModeBySysten', 'homeDarkModeSwitch'],
      ['primaryColorByWallpaper', 'primaryColor'],
      ['pageTitle', 'pageIcon'],
    ],
    hints: ['primaryColorByWallpaper'],
    custom: {
      isDarkMode: DarkSwitch,
      primaryColorByWallpaper: WallpaperColorSwitch,
      primaryColor: PrimaryField,
      pageTitle: TitleRow,
      pageIcon: IconRow,
    },
  }),
  formTab({
    ...common,
    owner: 'appearance',
    settings: wallpaperSettings,
    sections: [
      ['wallpaperMask', 'wallpaperVague', 'wallpaperAnimation'],
      ['autoWallpaper', 'autoWallpaperRange', 'autoWallpaperSource', 'autoWallpaperCategories'],
    ],
    custom: { autoWallpaperCategories: CategoryPicker },
  }),
  formTab({
    ...common,
    owner: 'appearance',
    settings: appearanceSettings,
    sections: [['loadingStyle']],
    custom: { loadingStyle: LoadingStylePicker },
  }),
)
