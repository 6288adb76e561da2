import { useRef } from 'react'
import { IconButton } from '../../../kit/components.ts'
import { bell } from '../../../kit/icons.ts'
import { canNotify, isNotifying, mayNotify, openMenu, playReminder } from '../../../kit/interaction.ts'
import { schedule } from '../document.ts'
import { useMessages } from '../messages.ts'
import type { Schedule } from '../model.ts'

/** How reminders are given beside their prompt: a sound, and a notification of the system while the page is hidden. */
export function ReminderMenuButton({ value }: { readonly value: Schedule }) {
  const text = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const open = (byKeyboard: boolean) =>
    openMenu({
      label: text('reminders'),
      anchor: button,
      align: 'end',
      focusFirst: byKeyboard,
      items: [
        { id: 'sound', label: text('sound'), checked: value.sound, run: () => setSound(!value.sound) },
        ...(canNotify()
          ? [
              {
                id: 'notify',
                label: text('notify'),
                checked: isNotifying(value.notify),
                run: () => void toggleNotify(),
              },
            ]
          : []),
      ],
    })
  return (
    <IconButton
      ref={button}
      icon={bell}
      label={text('reminders')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => open(detail === 0)}
    />
  )
}

/** Switched on, it plays once: so the user knows it, and the browser allows it. */
function setSound(sound: boolean): void {
  schedule.update((now) => ({ ...now, sound }))
  if (sound) playReminder()
}

/** Asks for the permission where this browser has not given it yet. */
async function toggleNotify(): Promise<void> {
  const notify = !isNotifying(schedule.get().notify)
  if (!notify || (await mayNotify())) schedule.update((now) => ({ ...now, notify }))
}
