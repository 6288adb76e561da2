import {
  differencesFrom,
  readServerSettings,
  withServerSettings,
} from '../../../src/server/adapters/server-settings.ts'
import type { Config, Environment } from '../../../src/server/config.ts'
import { StartFailure } from '../../../src/server/core/start.ts'
import { loadConfig } from '../../../src/server/load-config.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** What has been found of the settings, and what they are, unless they cannot be read. */
interface FoundSettings {
  readonly findings: readonly Finding[]
  readonly config: Config | undefined
}

/** Reads the settings of the server of a data folder, and looks whether they are those of this environment. */
export async function readSettings(dataDir: string, environment: Environment): Promise<FoundSettings> {
  try {
    const started = await readServerSettings(dataDir)
    const config = await loadConfig(await withServerSettings(dataDir, environment))
    if (started === undefined) {
      const found = `no server has started with ${dataDir}, so that the settings are those of this environment alone`
      return { config, findings: [warn(found, "Set DATA_DIR to the server's data folder.")] }
    }
    const others = differencesFrom(started, environment)
    if (others.length === 0)
      return { config, findings: [ok(`they are those with which the server of ${dataDir} started`)] }
    const found = `the server of ${dataDir} started with other values of ${others.join(', ')}`
    return { config, findings: [warn(found, 'Restart it with those of this environment, or leave them out here.')] }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return { config: undefined, findings: [fail('they cannot be read', error.message)] }
  }
}
