import { defineStart } from '../../../core/contribute/start.ts'
import { storeIcons } from './store-icons.ts'

export default defineStart({ at: 'idle', run: ({ storage }) => storeIcons(storage) })
