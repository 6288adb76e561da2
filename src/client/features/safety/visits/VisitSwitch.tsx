import { useStore } from 'zustand'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { groupedNumber } from '../../../lib/text/grouped-number.ts'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import { session } from '../../data/session/lazy.ts'
import type { Tab } from '../../shell/settings/lazy.ts'
import { toldVisit } from './document.ts'
import { useMessages } from './messages.ts'
import { daysOf } from './model.ts'
import { visitSettings } from './settings.ts'

/** Whether days are noted; its hint says on how many the user was here, once that is known. */
export function VisitSwitch() {
  const messages = useMessages()
  const language = useLanguage()
  const isOn = useDocument(visitSettings, (now) => now.isVisitNoted)
  const user = useStore(session, ({ login }) => login?.info.id)
  const days = useDocument(toldVisit, (told) => daysOf(told, user))
  const been = isOn && days !== undefined ? `${messages('days', { count: groupedNumber(days, language) })} · ` : ''
  return (
    <Switch
      label={messages('isVisitNoted')}
      hint={been + messages('hint')}
      value={isOn}
      onChange={(next) => visitSettings.set({ isVisitNoted: next })}
    />
  )
}

/** The row of the account tab; of nobody but whoever is logged in. */
export const visitRow: Pick<Tab, 'controls' | 'rows'> = {
  controls: ['visits.isVisitNoted'],
  rows: () =>
    session.getState().login === undefined
      ? []
      : [{ field: 'visits.isVisitNoted', label: 'visits.isVisitNoted', hint: 'visits.hint' }],
}
