import { DistortSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import { formTab } from '../../shell/settings/lazy.ts'
import { SourcePicker } from './SourcePicker.tsx'
import { searchSettings } from './settings.home.ts'
import { PlaceholderRow, TranslationSwitch } from './settings-rows.tsx'

export default formTab({
  id: 'search',
  number: 3,
  owner: 'search',
  icon: 'search',
  settings: searchSettings,
  sections: [
    ['isSearch', 'searchHover'],
    ['searchWidth', 'searchHeight', 'searchRadius', 'searchTop', 'searchOpacity'],
    ['isSearchGlass', 'isSearchGlassDistort', 'isSearchBgByWallpaper', 'searchBoxShadow'],
    ['searchAssociationArr', 'isSearchTranslate'],
    [
      'isSearchHistory',
      'isSearchClearText',
      'isSearchOnType',
      'isSearchRefreshFocus',
      'isSearchHoverFocus',
      'searchPlaceholder',
    ],
  ],
  hints: ['isSearchGlassDistort', 'isSearchTranslate', 'isSearchOnType', 'isSearchRefreshFocus', 'isSearchHoverFocus'],
  scaled: ['searchWidth', 'searchHeight', 'searchRadius', 'searchTop'],
  custom: {
    isSearchGlassDistort: DistortSwitch,
    searchAssociationArr: SourcePicker,
    isSearchTranslate: TranslationSwitch,
    searchPlaceholder: PlaceholderRow,
  },
})
