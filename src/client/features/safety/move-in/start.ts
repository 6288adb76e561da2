import { defineStart } from '../../../core/contribute/start.ts'
import { provideFileTaker } from '../../layout/add-icon/lazy.ts'
import { followMovedPictures } from './apply/store-pictures.ts'
import { takeDropped } from './dropped-file.ts'

export default defineStart({
  at: 'ready',
  run: ({ storage, ticker }) => {
    followMovedPictures(storage, ticker)
    provideFileTaker(takeDropped)
  },
})
