import { start } from './start.ts'

void start({ kind: 'web', server: location.origin })
