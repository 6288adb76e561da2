import { start } from '../client/start.ts'

void start({ kind: 'extension', server: undefined })
