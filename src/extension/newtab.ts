import { start } from '../client/startup/until-first-frame.ts'

void start({
  kind: 'extension',
  answerItself: async (...question) => (await import('./local-server/local-server.ts')).answerItself(...question),
})
