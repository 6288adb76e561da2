import { defineStart } from '../../../core/contribute/start.ts'
import { refreshLogin } from './refresh-login.ts'
import { showPicture } from './show-picture.ts'

export default defineStart({ at: 'messages', run: () => showPicture() }, { at: 'ready', run: refreshLogin })
