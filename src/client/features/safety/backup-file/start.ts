import { defineStart } from '../../../core/contribute/start.ts'
import { keepDaily } from '../local-history/lazy.ts'
import { followUnsaved } from './follow-unsaved.ts'
import { suggestExport } from './suggest-export.ts'

export default defineStart(
  { at: 'documents', run: ({ platform: { answers }, persistence }) => followUnsaved({ answers, persistence }) },
  {
    at: 'idle',
    async run({ storage }) {
      await keepDaily() // its version may be that of the third day
      await suggestExport(storage)
    },
  },
)
