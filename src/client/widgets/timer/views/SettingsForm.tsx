import { useStore } from 'zustand'
import { type ControlProps, createFormDraft, Form, Switch } from '../../../kit/components.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { canNotify, isNotifying, mayNotify } from '../../../kit/interaction.ts'
import { useMessageByKey } from '../../../kit/text.ts'
import { timerSettings } from '../settings.ts'

const draft = createFormDraft(timerSettings)

const NOTICE = ['isSound', 'isNotify', 'isTitle'] as const
const SECTIONS = {
  notice: [NOTICE],
  pomodoro: [['focusMinutes', 'breakMinutes', 'longBreakMinutes', 'rounds', 'autoStart'], NOTICE],
} as const

const HINTED: readonly string[] = ['isNotify', 'isTitle', 'autoStart']
const CUSTOM = { isNotify: NotifyRow }

/** How an end is told; with the pomodoro, its plan before that. */
export function SettingsForm({ sections }: { readonly sections: keyof typeof SECTIONS }) {
  const text = useMessageByKey()
  const values = useStore(draft.shown)
  const { mobile } = useScreen()
  return (
    <Form
      {...draft}
      settings={timerSettings}
      values={values}
      mobile={mobile}
      sections={SECTIONS[sections]}
      custom={CUSTOM}
      labels={(key) => text(`timer.field.${key}`)}
      hints={(key) => (HINTED.includes(key) ? text(`timer.hint.${key}`) : undefined)}
    />
  )
}

/** Shown as on only where the browser allows it, too; switched on, it asks the browser. */
function NotifyRow({ value, onChange, ...row }: ControlProps<boolean>) {
  if (!canNotify()) return null
  return (
    <Switch
      {...row}
      value={isNotifying(value)}
      onChange={async (isOn) => {
        if (!isOn || (await mayNotify())) onChange(isOn)
      }}
    />
  )
}
