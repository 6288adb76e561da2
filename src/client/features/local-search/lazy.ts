export { EntryPicture } from './EntryPicture.tsx'
export { beginLocalSearch, provideSearchables } from './local-index.ts'
export { MarkedTitle } from './MarkedTitle.tsx'
export { fallbacksFor, runResult, type SearchResult, useLocalSearch, useOffers } from './results.ts'
