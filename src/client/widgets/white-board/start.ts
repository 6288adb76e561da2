import { cacheOffline } from '../../kit/desktop.ts'
import { defineStart } from '../../kit/widget.ts'
import { whiteBoards } from './document.ts'

/**
 * From the first board on, each build's drawing program is cached, so that boards open offline. The tile alone, which
 * every new user has, is no reason to load 2 MB.
 */
export default defineStart({
  at: 'idle',
  run() {
    const stop = whiteBoards.subscribe(cacheIfUsed)
    cacheIfUsed()

    function cacheIfUsed() {
      if (whiteBoards.get().boards.length === 0) return
      stop()
      cacheOffline('white-board')
    }
  },
})
