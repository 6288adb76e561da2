import { defineStart } from '../../core/contribute/start.ts'
import { titleTruncatedTexts } from './title-truncated.ts'

export default defineStart({ at: 'messages', run: titleTruncatedTexts })
