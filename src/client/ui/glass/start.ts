import { defineStart } from '../../core/contribute/start.ts'
import { followGlass } from './glass-follow.ts'

export default defineStart({ at: 'messages', run: followGlass })
