import { defineStart } from '../../../core/contribute/start.ts'
import { connectQuarantine } from './quarantine.ts'

export default defineStart({ at: 'documents', run: ({ storage }) => connectQuarantine(storage) })
