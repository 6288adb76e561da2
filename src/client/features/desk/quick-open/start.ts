import { defineStart } from '../../../core/contribute/start.ts'
import { showNumbersOnHold } from './show-numbers.ts'

export default defineStart({ at: 'ready', run: showNumbersOnHold })
