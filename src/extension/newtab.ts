import { start } from '../client/start/start.ts'

void start({ kind: 'extension', server: undefined })
