import { DistortSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { TextRow } from '../../../ui/form/TextRow.tsx'
import { askOnPress, useIsOffered, useIsUnallowed } from '../../data/live-data/lazy.ts'
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

const TRANSLATOR = 'translate'

/** The switch of the translation; absent where there is no translator, and off until the browser allows it to be asked. */
function TranslationSwitch(control: ControlProps<boolean>) {
  const isUnallowed = useIsUnallowed(TRANSLATOR)
  const change = (isOn: boolean) => {
    if (isOn) askOnPress(TRANSLATOR, () => control.onChange(true))
    else control.onChange(false)
  }
  if (!useIsOffered(TRANSLATOR)) return null
  return <Switch {...control} value={control.value && !isUnallowed} onChange={change} />
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
