import { useDocument } from '../../../kit/documents.ts'
import { useLive } from '../../../kit/live.ts'
import { feeds } from '../document.ts'
import { liveFeeds } from './live-feeds.ts'

/** Keeps the calendars of others fresh as long as it is shown; there is nothing to see of it. */
export function RefreshedFeeds() {
  const list = useDocument(feeds, (now) => now.feeds)
  return list.filter(({ isShown }) => isShown).map(({ id }) => <RefreshedFeed key={id} id={id} />)
}

function RefreshedFeed({ id }: { readonly id: string }) {
  useLive(liveFeeds, id)
  return null
}
