import { openApp } from '../../../kit/desktop.ts'
import { claimSignal, notifyHidden, playReminder, showPrompts } from '../../../kit/interaction.ts'
import { civilTimeText, language } from '../../../kit/text.ts'
import { startTicking } from '../../../kit/time.ts'
import type { Locks } from '../../../kit/widget.ts'
import { schedule } from '../document.ts'
import { dueTodos, remindersOf, signalOf, timelyTodos } from '../kernel/reminders.ts'
import { messages } from '../messages.ts'
import type { Todo } from '../model.ts'
import { promptOf } from './prompt-of.ts'

/**
 * Shows prompts while this tab is visible and no other one shows them; hidden tabs leave that to a visible one. What an
 * answer changes is the document, so that it holds in all tabs.
 */
export function promptWhileVisible(locks: Locks, page = document): void {
  let resign: (() => void) | undefined
  const follow = () => {
    if (page.hidden) resign?.()
    resign = page.hidden ? undefined : (resign ?? locks.elect('genkan.reminders', startPrompting))
  }
  follow()
  page.addEventListener('visibilitychange', follow)
}

/** Looks for due todos at every minute and change. @returns ends it */
export function startPrompting(): () => void {
  const since = new Date()
  const look = () => {
    showPrompts('schedule', remindersOf(dueTodos(schedule.get(), new Date()), since).map(promptOf))
    signalReminders()
  }
  const stopTicking = startTicking(look, false)
  const stopFollowing = schedule.subscribe(look)
  return () => {
    stopTicking()
    stopFollowing()
    showPrompts('schedule', [])
  }
}

/** Sounds, and notifies where the page is hidden, once for each todo whose minute has come in whichever tab. */
export function signalReminders(): void {
  const now = new Date()
  const { sound, notify } = schedule.get()
  const timely = timelyTodos(dueTodos(schedule.get(), now), now).filter((todo) =>
    claimSignal('genkan.reminders', signalOf(todo)),
  )
  if (timely.length === 0) return
  if (sound) playReminder()
  if (notify) for (const todo of timely) notifyOf(todo, now)
}

/** Pressed, it shows the todos. */
const notifyOf = (todo: Todo, now: Date): void =>
  notifyHidden({
    title: todo.name,
    body: `${messages('name')} · ${civilTimeText(todo.time, now, language())}`,
    tag: signalOf(todo),
    open: () => openApp({ app: 'schedule' }),
  })
