import { defineStart } from '../../../core/contribute/start.ts'
import { followRefraction } from './follow-refraction.ts'

export default defineStart({ at: 'ready', run: followRefraction })
