import { defineStart } from '../../kit/widget.ts'
import { promptWhileVisible, signalReminders } from './reminders/reminders.ts'

/** Reminds of todos: prompts in the visible tab; sound and system notification also while every tab is hidden. */
export default defineStart({
  at: 'idle',
  run({ ticker, locks }) {
    promptWhileVisible(locks)
    ticker.subscribe(signalReminders)
  },
})
