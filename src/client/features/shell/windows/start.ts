import { defineStart } from '../../../core/contribute/start.ts'
import { restoreWindow } from './open/show-app.ts'

export default defineStart({ at: 'ready', run: restoreWindow })
