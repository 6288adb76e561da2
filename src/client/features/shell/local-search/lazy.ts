export { hideOffers, type SourceOffer, showOffers, useSourceOffers } from './browser/offers.ts'
export { type ContentCount, followContents } from './contents.ts'
export { EntryPicture } from './EntryPicture.tsx'
export { useEntryFilter, useEntrySearch } from './entry-search.ts'
export { beginLocalSearch } from './local-index.ts'
export { MarkedTitle } from './MarkedTitle.tsx'
export {
  countUse,
  fallbacksFor,
  findBest,
  offersForAddress,
  removeRecent,
  runResult,
  type SearchResult,
  useLocalSearch,
  useMostUsedIcons,
  useOffers,
  useStrongResults,
} from './results.ts'
