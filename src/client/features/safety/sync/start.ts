import { defineStart } from '../../../core/contribute/start.ts'
import { session } from '../../data/session/lazy.ts'
import { followQuestions } from './ask-questions.ts'
import { connectSync } from './forget-sync.ts'

/** The sync is loaded for whoever is logged in, once the page has nothing else to do. */
export default defineStart(
  { at: 'documents', run: ({ storage }) => connectSync(storage) },
  {
    at: 'idle',
    run(context) {
      const begin = () => {
        if (session.getState().login === undefined) return
        stop()
        void import('./follow-sync.ts').then(({ followSync }) => followSync(context))
        followQuestions()
      }
      const stop = session.subscribe(begin)
      begin()
    },
  },
)
