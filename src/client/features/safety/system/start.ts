import { defineStart } from '../../../core/contribute/start.ts'
import { watchPace } from './watch-pace.ts'

export default defineStart({ at: 'ready', run: watchPace })
