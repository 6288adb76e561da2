import { defineStart } from '../../../core/contribute/start.ts'
import { followMinimalMode } from './transition.ts'

export default defineStart({ at: 'ready', run: followMinimalMode })
