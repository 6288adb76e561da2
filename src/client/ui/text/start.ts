import { defineStart } from '../../core/contribute/start.ts'
import { tellShortenedTexts } from './tell-shortened.ts'

export default defineStart({ at: 'messages', run: tellShortenedTexts })
