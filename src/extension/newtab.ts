import { start } from '../client/startup/until-first-frame.ts'

void start({ kind: 'extension', server: undefined })
