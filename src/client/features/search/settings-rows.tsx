import type { ControlProps } from '../../ui/form/Row.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { useAllMessages } from './all-messages.ts'
import { searchSettings } from './settings.ts'

/** The placeholder of the box; empty is the language's default. */
export function PlaceholderRow(control: ControlProps<string>) {
  const messages = useAllMessages()
  return (
    <TextRow {...control} max={searchSettings.fields.searchPlaceholder.max} placeholder={messages('placeholder')} />
  )
}
