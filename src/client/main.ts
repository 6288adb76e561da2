import { start } from './startup/until-first-frame.ts'

void start({ kind: 'web', server: location.origin })
