import { cacheOffline } from '../../kit/desktop.ts'
import { withChangesLeft } from '../../kit/documents.ts'
import { defineStart } from '../../kit/widget.ts'
import { whiteBoards } from './document.ts'
import { openScene } from './scenes.ts'

/** Opens the drawings that a page was left with changes of: until then no other device has these. */
async function openLeft(): Promise<void> {
  const left = await withChangesLeft(whiteBoards).catch(() => []) // storage that cannot be read is told elsewhere
  await Promise.all(left.map((id) => openScene(id.slice(whiteBoards.id.length + 1))))
}

/**
 * From the first board on, each build's drawing program is cached, so that boards open offline. The tile alone, which
 * every new user has, is no reason to load 2 MB.
 */
function cacheOnceUsed(): void {
  const stop = whiteBoards.subscribe(cacheIfUsed)
  cacheIfUsed()

  function cacheIfUsed() {
    if (whiteBoards.get().boards.length === 0) return
    stop()
    cacheOffline('white-board')
  }
}

export default defineStart({ at: 'idle', run: cacheOnceUsed }, { at: 'idle', run: openLeft })
