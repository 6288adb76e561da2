import { provideTopic } from '../../kit/desktop.ts'
import { defineStart } from '../../kit/widget.ts'

/** The mascot may say a quote. */
export default defineStart({
  at: 'idle',
  run: () => provideTopic('quote', async () => (await import('./quote-topic.ts')).quoteTopic()),
})
