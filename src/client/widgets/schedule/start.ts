import { createElement } from 'react'
import { openOverlay } from '../../kit/interaction.ts'
import { defineStart } from '../../kit/widget.ts'
import { prompts, promptWhileVisible, signalReminders } from './reminders/reminders.ts'

/** Reminds of todos: prompts in the visible tab; sound and system notification also while every tab is hidden. */
export default defineStart({
  at: 'idle',
  run({ ticker, locks }) {
    let isOpen = false
    prompts.subscribe((now) => {
      if (now.length === 0 || isOpen) return
      isOpen = true
      openOverlay(
        () => import('./reminders/Prompts.tsx'),
        ({ Prompts }) => createElement(Prompts),
        () => (isOpen = false),
      )
    })
    promptWhileVisible(locks)
    ticker.subscribe(signalReminders)
  },
})
