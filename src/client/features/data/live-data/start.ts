import { capabilities } from '../../../../shared/api/capabilities.ts'
import { extensionApi } from '../../../core/browser/extension-api.ts'
import { defineStart } from '../../../core/contribute/start.ts'
import { call } from '../../../core/net/call.ts'
import { connection } from '../../../core/net/connection.ts'

/** Loads what answers in place of a server, so that a first press knows whom the browser has to allow. */
async function prepareOwnAnswers(): Promise<void> {
  if (extensionApi() === undefined || connection.getState().server !== undefined) return
  await call(capabilities, {}, { silent: true, fresh: true }).catch(() => {}) // one from the cache would load nothing
}

export default defineStart({ at: 'idle', run: prepareOwnAnswers })
