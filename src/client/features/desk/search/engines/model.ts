import { SEARCH } from '../../../../../shared/constants.ts'
import { searchAddress } from '../../../../lib/url/search-address.ts'
import { type Engine, engineInUse, type OwnEngine } from '../model.ts'

/**
 * Whether a text is an engine's address: http or https, with `%s` or a prefix, and a host that does not depend on the
 * query: appended to `https://example.com` alone, it would become part of the host.
 */
export function isEngineAddress(src: string): boolean {
  const [one, other] = ['x', 'y'].map((text) => searchAddress(src, text))
  return one !== undefined && other !== undefined && new URL(one).host === new URL(other).host
}

/** The selected engines in their order; the first of all when none of them is known. */
export function selectedEngines(all: readonly Engine[], keys: readonly string[]): readonly Engine[] {
  const chosen = keys.flatMap((key) => all.find((engine) => engine.key === key) ?? [])
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}

/** The settings of the selected engines and the one in use. */
export interface EngineSelection {
  readonly searchSelectEnginesList: readonly string[]
  readonly searchEnginesIndex: number
}

/** Why an engine cannot be selected or deselected. */
export type Refusal = 'last' | 'full'

/** Why toggling this engine is refused (spec section 5): at least one stays, at most three are selected. */
export function refusal({ searchSelectEnginesList: keys }: EngineSelection, key: string): Refusal | undefined {
  if (keys.includes(key)) return keys.length === 1 ? 'last' : undefined
  return keys.length >= SEARCH.enginesLimit ? 'full' : undefined
}

/** Selects an engine, as the last one, or deselects it. Deselecting the one in use activates the first. */
export function toggleEngine<T extends EngineSelection>(now: T, key: string): T {
  if (refusal(now, key) !== undefined) return now
  const keys = now.searchSelectEnginesList
  return withOrder(now, keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
}

/** Activates the next selected engine, after the last the first; from another mode first the web search with its own. */
export const nextEngine = <T extends EngineSelection & { readonly searchTabActiveIndex: number }>(now: T): T =>
  now.searchTabActiveIndex === 0
    ? { ...now, searchEnginesIndex: (now.searchEnginesIndex + 1) % now.searchSelectEnginesList.length }
    : { ...now, searchTabActiveIndex: 0 }

/** Moves a selected engine to another index; the one in use stays in use. */
export function moveEngine<T extends EngineSelection>(now: T, key: string, to: number): T {
  const keys = now.searchSelectEnginesList
  if (!keys.includes(key) || to < 0 || to >= keys.length || keys[to] === key) return now
  return withOrder(now, keys.filter((one) => one !== key).toSpliced(to, 0, key))
}

/** The selection in a new order; the engine in use stays in use while it is selected. */
function withOrder<T extends EngineSelection>(now: T, keys: readonly string[]): T {
  const current = engineInUse(now.searchSelectEnginesList, now.searchEnginesIndex) ?? ''
  return { ...now, searchSelectEnginesList: keys, searchEnginesIndex: Math.max(0, keys.indexOf(current)) }
}

interface OwnEngines extends EngineSelection {
  readonly searchOwnEngines: readonly OwnEngine[]
}

/** Adds an own engine, or replaces the one with its key. */
export function saveOwnEngine<T extends OwnEngines>(now: T, engine: OwnEngine): T {
  const own = now.searchOwnEngines
  const at = own.findIndex(({ key }) => key === engine.key)
  return { ...now, searchOwnEngines: at < 0 ? [...own, engine] : own.with(at, engine) }
}

/** Removes an own engine and deselects it; refused when it is the last selected one. */
export function removeOwnEngine<T extends OwnEngines>(now: T, key: string): T {
  if (now.searchSelectEnginesList.includes(key) && refusal(now, key) !== undefined) return now
  const without = now.searchSelectEnginesList.includes(key) ? toggleEngine(now, key) : now
  return { ...without, searchOwnEngines: now.searchOwnEngines.filter((one) => one.key !== key) }
}

/** A key that no own engine has. */
export function newEngineKey(own: readonly OwnEngine[]): string {
  const taken = new Set(own.map(({ key }) => key))
  for (let number = 1; ; number += 1) if (!taken.has(`own-${number}`)) return `own-${number}`
}
