import { start } from './start/start.ts'

void start({ kind: 'web', server: location.origin })
