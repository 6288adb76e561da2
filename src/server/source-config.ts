import * as v from 'valibot'
import { StartFailure } from './core/start.ts'
import type { ReadVariable } from './operator.ts'
import { ENABLING_VARIABLES, PROVIDERS, SOURCE_IDS, SOURCE_VARIABLES } from './sources/index.ts'
import { incompleteIn, needState, type SourceSettings, VARIABLE_KINDS } from './sources/needs.ts'

/** What the operator sets about third parties. */
export interface SourceConfig {
  /** Ids of the sources that are switched off, or not enabled. */
  readonly off: ReadonlySet<string>
  readonly settings: SourceSettings
}

/** Reads a variable that no message may contain. @param allowed what it must be, for the message that refuses another value */
export type ReadSecret = (name: string, allowed: string, schema: v.GenericSchema<string, string>) => string | undefined

const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const listOf = (names: readonly string[]) => v.pipe(v.string(), v.transform(splitList), v.array(v.picklist(names)))

/** Reads what the operator sets about third parties. @throws StartFailure naming the first invalid variable */
export function readSourceConfig(read: ReadVariable, readSecret: ReadSecret): SourceConfig {
  const settings = readSettings(read, readSecret)
  const off = [
    ...read('SOURCES_OFF', [], `any of ${SOURCE_IDS.join(', ')}, separated by commas`, listOf(SOURCE_IDS)),
    ...ENABLING_VARIABLES.flatMap(({ variable, area }) => readDisabled(read, variable, area, settings)),
  ]
  return { off: new Set(off), settings }
}

/** The variables that providers need. @throws StartFailure when one is invalid, or only a part of a need is set */
function readSettings(read: ReadVariable, readSecret: ReadSecret): SourceSettings {
  const entries = SOURCE_VARIABLES.flatMap(({ name, kind }) => {
    const { allowed, schema, isPrintable } = VARIABLE_KINDS[kind]
    const value = isPrintable
      ? read<string | undefined>(name, undefined, allowed, schema)
      : readSecret(name, allowed, schema)
    return value === undefined ? [] : [[name, value] as const]
  })
  const settings = Object.fromEntries(entries)
  for (const { needs } of PROVIDERS) {
    const names = incompleteIn(needs, settings)
    if (names.length > 0)
      throw new StartFailure(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together.`)
  }
  return settings
}

/**
 * Ids of the providers of an area that a variable does not enable.
 * @throws StartFailure when it names one without what that one needs
 */
function readDisabled(read: ReadVariable, variable: string, area: string, settings: SourceSettings): readonly string[] {
  const providers = PROVIDERS.filter(({ id }) => id.startsWith(`${area}.`)).map((provider) => ({
    ...provider,
    name: provider.id.slice(area.length + 1),
    isSetUp: needState(provider.needs, settings) !== 'unset',
  }))
  const names = providers.map(({ name }) => name)
  const enabled = read<string[]>(
    variable,
    providers.filter(({ isSetUp, isOnlyByName }) => isSetUp && !isOnlyByName).map(({ name }) => name),
    `any of ${names.join(', ')}, separated by commas`,
    listOf(names),
  )
  const lacking = providers.find(({ name, isSetUp }) => enabled.includes(name) && !isSetUp)
  if (lacking !== undefined)
    throw new StartFailure(`${variable} names ${lacking.name}, which needs ${lacking.needs.variables[0]?.name}.`)
  return providers.filter(({ name }) => !enabled.includes(name)).map(({ id }) => id)
}
