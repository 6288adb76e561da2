import { suggestionSources } from './suggest/index.ts'

/** Ids of all sources, for the setting SOURCES_OFF. */
export const SOURCE_IDS: readonly string[] = Object.values(suggestionSources).map((source) => source.id)
