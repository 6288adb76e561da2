import { useState } from 'react'
import { typedAddress } from '../../../../../../shared/lib/url/address.ts'
import { offersForAddress, type SearchResult, useStrongResults } from '../../../../shell/local-search/lazy.ts'

/** The most entries of this page that a search of the web offers. */
const MAX_HITS = 2

/** What a text names on this page, and what can be done with an address. */
interface OwnHitsLine {
  readonly hits: readonly SearchResult[]
  /** Whether their line is there without them: something was listed below it before everything had been searched. */
  readonly hasRoom: boolean
}

const offersFor = (text: string): readonly SearchResult[] => {
  const url = typedAddress(text)
  return url === undefined ? [] : offersForAddress(url)
}

/** The hits of a text below which something is listed. */
interface Held extends OwnHitsLine {
  readonly text: string
  /** Whether not everything has been searched. */
  readonly isWaiting: boolean
}

/**
 * What a text names on this page. As soon as something is listed below the hits they stay as they are until another
 * text is typed, and those that are not known yet have room: nothing moves under the pointer.
 */
export function useOwnHits(text: string, isListedBelow: boolean): OwnHitsLine {
  const { results, complete } = useStrongResults(text, MAX_HITS)
  const [held, setHeld] = useState<Held>()
  const before = held?.text === text ? held : undefined
  if (before !== undefined && !(before.isWaiting && complete)) return before
  const now: Held = {
    text,
    hits: complete ? [...results, ...offersFor(text)].slice(0, MAX_HITS) : [],
    hasRoom: before?.hasRoom ?? (isListedBelow && !complete),
    isWaiting: !complete,
  }
  if (isListedBelow) setHeld(now)
  return now
}
