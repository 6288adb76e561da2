import { defineStart } from '../../../core/contribute/start.ts'
import { followMovedPictures } from './apply/store-pictures.ts'

export default defineStart({ at: 'ready', run: ({ storage, ticker }) => followMovedPictures(storage, ticker) })
