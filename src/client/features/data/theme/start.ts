import { defineStart } from '../../../core/contribute/start.ts'
import { measureFrames } from './measure-frames.ts'
import { followPageIdentity } from './page-identity.ts'

export default defineStart({
  at: 'messages',
  run() {
    followPageIdentity()
    measureFrames()
  },
})
