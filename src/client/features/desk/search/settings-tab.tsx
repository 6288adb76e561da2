import { DistortSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { TextRow } from '../../../ui/form/TextRow.tsx'
import { useIsOffered } from '../../data/live-data/lazy.ts'
import { formTab } from '../../shell/settings/lazy.ts'
import { useAllMessages } from './all-messages.ts'
import { searchSettings } from './settings.first-frame.ts'
import { SourcePicker } from './sources/SourcePicker.tsx'

/** The placeholder of the box; empty is the language's default. */
function PlaceholderRow(control: ControlProps<string>) {
  const messages = useAllMessages()
  return (
    <TextRow {...control} max={searchSettings.fields.searchPlaceholder.max} placeholder={messages('placeholder')} />
  )
}

/** The switch of the translation; absent where the server has no translator. */
function TranslationSwitch(control: ControlProps<boolean>) {
  return useIsOffered('translate') ? <Switch {...control} /> : null
}

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
