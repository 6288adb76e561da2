import { claimSignal, notifyHidden, playReminder, showPrompts, soundTurn } from '../../../kit/interaction.ts'
import { events, reminderAnswers } from '../document.ts'
import { titleOf } from '../event-text.ts'
import { type DueReminder, dueReminders, isTimely, nextReminderChange, signalOf } from '../kernel/due-reminders.ts'
import { messages } from '../messages.ts'
import { reminderSettings } from '../settings.ts'
import { revealOccurrence } from '../shown.ts'
import { promptOf, whenText } from './prompt-of.ts'

/** In `localStorage`: what has rung in some tab of this browser. */
const RUNG_KEY = 'genkan.calendar'
/** While nothing is due within a day, it is looked at least so often whether something is now. */
const LOOK_MS = 12 * 3_600_000

/**
 * Reminds of events: prompts in every tab, sound and system notification in one. There is one timer, to the next moment
 * of the next day, and none while there is no such moment.
 * @param onTick calls its listener now and then, also after the device was asleep
 */
export function followReminders(onTick: (listener: () => void) => void): void {
  const ring = createRing()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookAt = 0

  function look() {
    const now = Date.now()
    const list = events.get().events
    const due = dueReminders(list, reminderAnswers.get(), now)
    showPrompts('calendar', due.map(promptOf))
    for (const one of due) void ring(one)
    const next = nextReminderChange(list, reminderAnswers.get(), now)
    clearTimeout(timer)
    if (next !== undefined) timer = setTimeout(look, next - now)
    lookAt = next ?? now + LOOK_MS
  }

  for (const document of [events, reminderAnswers]) document.subscribe(look)
  onTick(() => Date.now() >= lookAt && look())
  document.addEventListener('visibilitychange', () => document.hidden || look())
  addEventListener('storage', ({ key }) => key === RUNG_KEY && look())
  look()
}

/** Sounds, and notifies where the page is hidden, once for each reminder at its time in whichever tab. */
function createRing() {
  const seen = new Set<string>()
  return async (due: DueReminder): Promise<void> => {
    const signal = signalOf(due)
    if (seen.has(signal)) return
    seen.add(signal)
    if (!isTimely(due, Date.now())) return
    await soundTurn()
    if (!claimSignal(RUNG_KEY, signal)) return
    const { isSound, isNotify } = reminderSettings.get()
    if (isSound) playReminder()
    if (isNotify) notifyOf(due)
  }
}

/** Pressed, it shows the event. */
function notifyOf(due: DueReminder): void {
  const { occurrence } = due
  const body = [whenText(occurrence, new Date()), occurrence.event.place].filter((text) => text !== '').join('\n')
  notifyHidden({
    ...{ title: titleOf(occurrence, messages), body, tag: signalOf(due) },
    open: () => revealOccurrence(occurrence),
  })
}
