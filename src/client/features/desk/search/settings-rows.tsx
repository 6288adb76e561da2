import { Switch } from '../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { TextRow } from '../../../ui/form/TextRow.tsx'
import { useIsOffered } from '../../data/live-data/lazy.ts'
import { useAllMessages } from './all-messages.ts'
import { searchSettings } from './settings.home.ts'

/** The placeholder of the box; empty is the language's default. */
export function PlaceholderRow(control: ControlProps<string>) {
  const messages = useAllMessages()
  return (
    <TextRow {...control} max={searchSettings.fields.searchPlaceholder.max} placeholder={messages('placeholder')} />
  )
}

/** The switch of the translation; absent where the server has no translator. */
export function TranslationSwitch(control: ControlProps<boolean>) {
  return useIsOffered('translate') ? <Switch {...control} /> : null
}
