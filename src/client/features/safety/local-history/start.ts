import { defineStart } from '../../../core/contribute/start.ts'
import { keepBeforeMigration } from './before-migration.ts'
import { connectLocalHistory, keepDaily } from './versions.ts'

export default defineStart(
  {
    at: 'documents',
    run({ storage, ticker }) {
      connectLocalHistory(storage)
      ticker.subscribe(() => void keepDaily())
      return keepBeforeMigration(storage)
    },
  },
  { at: 'idle', run: keepDaily },
)
