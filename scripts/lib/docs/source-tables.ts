import type { Need } from '../../../src/server/sources/needs.ts'
import type { Provider } from '../../../src/server/sources/provider.ts'
import { tableOf } from './markdown.ts'

type Described = Pick<Provider<unknown>, 'id' | 'purpose' | 'fallback' | 'needs' | 'remark' | 'isOnlyByName'>

/** A variable that lists the providers of an area that are on. */
interface EnablingVariable {
  readonly variable: string
  readonly area: string
  readonly about: string
}

const code = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ')

const namesOf = ({ variables }: Need<unknown>, isOptional: boolean): readonly string[] =>
  variables.filter((one) => one.isOptional === isOptional).map(({ name }) => name)

function needsText({ needs, remark, isOnlyByName }: Described): string {
  const [required, optional] = [namesOf(needs, false), namesOf(needs, true)]
  const also = optional.length === 0 ? '' : `, ${required.length === 0 ? 'or' : 'perhaps'} ${code(optional)}`
  const remarks = [remark, isOnlyByName ? 'only when named' : ''].filter((text) => text !== '')
  return [`${code(required) || 'nothing'}${also}`, ...remarks].join('; ')
}

/** The third parties: what each is asked for, what it needs, and what there is without it. */
export const providerTable = (providers: readonly Described[]): string =>
  tableOf(
    ['source', 'for', 'needs', 'without it'],
    providers.map((one) => [`\`${one.id}\``, one.purpose, needsText(one), one.fallback]),
  )

function enablingRow({ variable, area, about }: EnablingVariable, providers: readonly Described[]): readonly string[] {
  const own = providers.filter(({ id }) => id.startsWith(`${area}.`))
  const names = (list: readonly Described[]) => code(list.map(({ id }) => id.slice(area.length + 1)))
  const defaults = own.filter(({ needs, isOnlyByName }) => !isOnlyByName && namesOf(needs, false).length === 0)
  const onlyByName = names(own.filter(({ isOnlyByName }) => isOnlyByName))
  const effect = `${about}, of ${names(own)}; unset, those that are set up; ${onlyByName} only when named`
  return [`\`${variable}\``, names(defaults), effect]
}

/** The environment variables of third parties. Several that need the same have one line. */
export function variableTable(providers: readonly Described[], enabling: readonly EnablingVariable[]): string {
  const needs = new Map(
    providers.flatMap(({ needs }) =>
      needs.variables.length === 0 ? [] : [[needs.variables[0]?.name, needs] as const],
    ),
  )
  return tableOf(
    ['variable', 'default', 'effect'],
    [
      ...enabling.map((one) => enablingRow(one, providers)),
      ...[...needs.values()].map((need) => [code(need.variables.map(({ name }) => name)), '', need.about]),
    ],
  )
}
