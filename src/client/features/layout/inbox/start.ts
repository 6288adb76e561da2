import { defineStart } from '../../../core/contribute/start.ts'

/** What the toolbar button and the browser's menus have added; a page of the web has neither. */
export default defineStart({
  at: 'ready',
  async run(context) {
    if (context.platform.kind !== 'extension') return
    const { followInbox } = await import('./take-over.ts')
    followInbox(context)
  },
})
