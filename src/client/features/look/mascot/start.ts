import { defineStart } from '../../../core/contribute/start.ts'
import { loadWhile } from '../../../core/page/load-while.ts'
import { live2dSettings } from './settings.ts'

/** After everything else: the first frame is as without it. */
export default defineStart({
  at: 'idle',
  run() {
    const follow = loadWhile(async () => (await import('./stage/mount-stage.tsx')).mountStage)
    live2dSettings.subscribe(({ isShow }) => follow(isShow))
    follow(live2dSettings.get().isShow)
  },
})
