import { readSecretFile } from './adapters/secret-file.ts'
import { type Config, type Environment, listVariables, parseConfig } from './config.ts'
import { StartFailure } from './core/start.ts'

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

/**
 * Reads the operator's settings. A secret may stand in a file that `NAME_FILE` names, in place of `NAME`.
 * @throws StartFailure naming the first variable that is wrong, or its file, and never what stands there
 */
export async function loadConfig(environment: Environment): Promise<Config> {
  const found: Record<string, string> = {}
  for (const { name } of listVariables().filter(({ isSecret }) => isSecret)) {
    const variable = `${name}_FILE`
    const path = environment[variable]
    if (!isSet(path)) continue
    if (isSet(environment[name])) throw new StartFailure(`${name} and ${variable} must not be set together.`)
    found[name] = await readSecretFile(path.trim(), `${variable} names ${path.trim()}, which`)
  }
  return parseConfig({ ...environment, ...found })
}
