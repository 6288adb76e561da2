import { defineStart } from '../../../core/contribute/start.ts'
import { session } from '../session/index.ts'
import { joinSocket } from './socket.ts'

/** The socket is for whoever is logged in, once the page has nothing else to do. */
export default defineStart({
  at: 'idle',
  run(context) {
    const begin = () => {
      if (session.getState().login === undefined) return
      stop()
      joinSocket(context)
    }
    const stop = session.subscribe(begin)
    begin()
  },
})
