import { defineStart } from '../../core/contribute/start.ts'
import { checkLog } from '../../core/documents/storage/torn-log.ts'

export default defineStart({ at: 'documents', run: () => checkLog().catch(() => {}) }) // no room: the next write tells
