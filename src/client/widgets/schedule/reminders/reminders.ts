import { createStore } from 'zustand/vanilla'
import { openApp } from '../../../kit/desktop.ts'
import { sameJson } from '../../../kit/rules.ts'
import { civilTimeText, language } from '../../../kit/text.ts'
import { startTicking } from '../../../kit/time.ts'
import type { Locks } from '../../../kit/widget.ts'
import { schedule } from '../document.ts'
import { dueTodos, type Prompt, promptsOf, signalOf, timelyTodos } from '../kernel/reminders.ts'
import { messages } from '../messages.ts'
import type { Todo } from '../model.ts'
import { playReminder } from './sound.ts'

/** The prompts that this tab shows. */
export const prompts = createStore<readonly Prompt[]>()(() => [])

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
    const found = promptsOf(dueTodos(schedule.get(), new Date()), since)
    if (!sameJson(found, prompts.getState())) prompts.setState(found, true)
    signalReminders()
  }
  const stopTicking = startTicking(look, false)
  const stopFollowing = schedule.subscribe(look)
  return () => {
    stopTicking()
    stopFollowing()
    prompts.setState([], true)
  }
}

/** Sounds, and notifies where the page is hidden, once for each todo whose minute has come in whichever tab. */
export function signalReminders(): void {
  const now = new Date()
  const { sound, notify } = schedule.get()
  const given = readSignals()
  const timely = timelyTodos(dueTodos(schedule.get(), now), now).filter((todo) => !given.includes(signalOf(todo)))
  if (timely.length === 0) return
  writeSignals([...given, ...timely.map(signalOf)])
  if (sound) playReminder()
  if (notify && document.hidden) for (const todo of timely) notifyOf(todo, now)
}

/** Clicked, it shows the page and the todos. */
function notifyOf(todo: Todo, now: Date): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const shownNotification = new Notification(todo.name, {
      body: `${messages('name')} · ${civilTimeText(todo.time, now, language())}`,
      tag: signalOf(todo),
    })
    shownNotification.addEventListener('click', () => {
      focus()
      openApp({ app: 'schedule' })
    })
  } catch {
    // Chrome on Android has no notifications of pages; the prompt waits until the page is visible
  }
}

const SIGNALS_KEY = 'genkan.reminders'
const SIGNALS_KEPT = 20

function readSignals(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SIGNALS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

function writeSignals(signals: readonly string[]): void {
  try {
    localStorage.setItem(SIGNALS_KEY, JSON.stringify(signals.slice(-SIGNALS_KEPT)))
  } catch {
    // without storage another tab may sound, too
  }
}
