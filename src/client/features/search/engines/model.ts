import { SEARCH } from '../../../../shared/constants.ts'
import { searchAddress } from '../../../../shared/lib/url/search-address.ts'
import { type Engine, engineInUse, type OwnEngine } from '../model.ts'

/**
 * Whether a text can be the address of an engine: http or https, with the place of the text marked or at its end, and
 * one host whatever is searched: `https://example.com` alone would take the text for a part of its name.
 */
export function isEngineAddress(src: string): boolean {
  const [one, other] = ['x', 'y'].map((text) => searchAddress(src, text))
  return one !== undefined && other !== undefined && new URL(one).host === new URL(other).host
}

/** The engines that the user has selected, in their order; the first known one when none of them is known. */
export function selectedEngines(all: readonly Engine[], keys: readonly string[]): readonly Engine[] {
  const chosen = keys.flatMap((key) => all.find((engine) => engine.key === key) ?? [])
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}

/** The settings that say which engines are selected, and which of them is in use. */
export interface Selection {
  readonly searchSelectEnginesList: readonly string[]
  readonly searchEnginesIndex: number
}

/** Why an engine is neither selected nor taken out. */
export type Refusal = 'last' | 'full'

/** Why toggling this engine is refused (spec section 5): at least one stays, at most three are selected. */
export function refusal({ searchSelectEnginesList: keys }: Selection, key: string): Refusal | undefined {
  if (keys.includes(key)) return keys.length === 1 ? 'last' : undefined
  return keys.length >= SEARCH.enginesLimit ? 'full' : undefined
}

/** Selects an engine, last, or takes it out. Taking out the one in use selects the first. */
export function toggleEngine<T extends Selection>(now: T, key: string): T {
  if (refusal(now, key) !== undefined) return now
  const keys = now.searchSelectEnginesList
  return arranged(now, keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
}

/** Goes on to the next selected engine, from the last to the first. */
export const nextEngine = <T extends Selection>(now: T): T => ({
  ...now,
  searchEnginesIndex: (now.searchEnginesIndex + 1) % now.searchSelectEnginesList.length,
})

/** Moves a selected engine to another place among them; the one in use stays in use. */
export function moveEngine<T extends Selection>(now: T, key: string, to: number): T {
  const keys = now.searchSelectEnginesList
  if (!keys.includes(key) || to < 0 || to >= keys.length || keys[to] === key) return now
  return arranged(now, keys.filter((one) => one !== key).toSpliced(to, 0, key))
}

/** The selection in this order. */
function arranged<T extends Selection>(now: T, keys: readonly string[]): T {
  const current = engineInUse(now.searchSelectEnginesList, now.searchEnginesIndex) ?? ''
  return { ...now, searchSelectEnginesList: keys, searchEnginesIndex: Math.max(0, keys.indexOf(current)) }
}

interface Owning extends Selection {
  readonly searchOwnEngines: readonly OwnEngine[]
}

/** Adds an engine, or changes the one with its key. */
export function keepOwnEngine<T extends Owning>(now: T, engine: OwnEngine): T {
  const own = now.searchOwnEngines
  const at = own.findIndex(({ key }) => key === engine.key)
  return { ...now, searchOwnEngines: at < 0 ? [...own, engine] : own.with(at, engine) }
}

/** Takes an own engine away, out of the selection as well; refused like any toggle when it is the last selected one. */
export function removeOwnEngine<T extends Owning>(now: T, key: string): T {
  if (now.searchSelectEnginesList.includes(key) && refusal(now, key) !== undefined) return now
  const without = now.searchSelectEnginesList.includes(key) ? toggleEngine(now, key) : now
  return { ...without, searchOwnEngines: now.searchOwnEngines.filter((one) => one.key !== key) }
}

/** A key that none of these engines has. */
export function newEngineKey(own: readonly OwnEngine[]): string {
  const taken = new Set(own.map(({ key }) => key))
  for (let number = 1; ; number += 1) if (!taken.has(`own-${number}`)) return `own-${number}`
}
