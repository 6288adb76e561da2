import { suggestionSources } from './suggest/index.ts'

/** Every source's id, for the operator's switch. */
export const SOURCE_IDS: readonly string[] = Object.values(suggestionSources).map((source) => source.id)
