import { openAsIs } from '../../../../src/server/adapters/database/open-as-is.ts'
import type { Config } from '../../../../src/server/config.ts'
import { reasonOf } from '../../../../src/server/core/start.ts'
import { makeProbeToken } from '../../../../src/server/modules/probe/probe-tokens.ts'
import { type Finding, warn } from '../finding.ts'

/** Puts a token into the database, by which the server knows its operator. @returns why it cannot, else the token */
export async function putToken(config: Config): Promise<string | Finding> {
  try {
    const database = openAsIs(config, false)
    return await makeProbeToken(database).finally(() => database.destroy())
  } catch (error) {
    return warn(`the server cannot be asked (${reasonOf(error)})`, 'Mend the database first.')
  }
}
