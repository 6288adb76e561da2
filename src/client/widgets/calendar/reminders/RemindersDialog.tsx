import { useStore } from 'zustand'
import { Button, createFormDraft, Form, NotifyRow } from '../../../kit/components.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useMessages } from '../messages.ts'
import { reminderSettings } from '../settings.ts'
import { reminderText } from './reminder-text.ts'

const draft = createFormDraft(reminderSettings)

const SECTIONS = [
  ['timed', 'allDay', 'birthday'],
  ['isSound', 'isNotify'],
] as const
const CUSTOM = { isNotify: NotifyRow }

/** What new events remind of, and how. */
export function RemindersDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const language = useLanguage()
  const values = useStore(draft.shown)
  const { mobile } = useScreen()
  const options = (key: string, option: string | number) =>
    typeof option === 'number' ? reminderText(option, key !== 'timed', language, messages) : messages('remind.none')
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('reminders')}
      text={messages('remindersHint')}
      width={460}
      actions={
        <Button kind="primary" onClick={close}>
          {messages('feedsDone')}
        </Button>
      }
    >
      <Form
        {...draft}
        settings={reminderSettings}
        values={values}
        mobile={mobile}
        sections={SECTIONS}
        custom={CUSTOM}
        options={options}
        labels={(key) => messages(`field.${key}`)}
        hints={(key) => (key === 'isNotify' ? messages('hint.isNotify') : undefined)}
      />
    </Dialog>
  )
}
