import { useRef } from 'react'
import { IconButton } from '../../../kit/components.ts'
import { bell } from '../../../kit/icons.ts'
import { openMenu, showToast } from '../../../kit/interaction.ts'
import { schedule } from '../document.ts'
import { messages, useMessages } from '../messages.ts'
import type { Schedule } from '../model.ts'
import { playReminder } from '../reminders/sound.ts'

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
          ? [{ id: 'notify', label: text('notify'), checked: isNotifying(value), run: () => void toggleNotify() }]
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

/** Whether this page may notify at all: not upon plain http, nor in every browser. */
const canNotify = () => isSecureContext && 'Notification' in globalThis

/** Whether it is switched on, and this browser has given its permission. */
const isNotifying = ({ notify }: Schedule) => notify && Notification.permission === 'granted'

/** Switched on, it plays once: so the user knows it, and the browser allows it. */
function setSound(sound: boolean): void {
  schedule.update((now) => ({ ...now, sound }))
  if (sound) playReminder()
}

/** Asks for the permission where this browser has not given it yet. */
async function toggleNotify(): Promise<void> {
  const notify = !isNotifying(schedule.get())
  if (notify && (await Notification.requestPermission()) !== 'granted')
    showToast({ kind: 'warning', text: messages('notifyDenied') })
  else schedule.update((now) => ({ ...now, notify }))
}
