import { extensionApi } from '../../../core/browser/extension-api.ts'
import { defineCommands } from '../../../core/contribute/command.ts'
import { connection } from '../../../core/net/connection.ts'
import { openConnect } from './connect.ts'

/** Connecting an extension that has no server. */
export default defineCommands('instance', {
  connect: {
    icon: 'cloud',
    when: () => extensionApi() !== undefined && connection.getState().server === undefined,
    run: openConnect,
  },
})
