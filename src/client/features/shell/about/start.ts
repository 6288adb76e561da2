import { defineStart } from '../../../core/contribute/start.ts'
import { showUpdate } from './show-update.ts'

export default defineStart({ at: 'ready', run: showUpdate })
