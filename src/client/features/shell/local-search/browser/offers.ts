import { useEffect, useState } from 'react'
import { extensionApi } from '../../../../core/browser/extension-api.ts'
import { isGranted, onGrantsChange } from '../../../../core/browser/grants.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { requestGrantOrSay } from '../../../../ui/overlay/toast/request-grant-or-say.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { browserOffers } from '../document.ts'
import { messages } from '../messages.ts'
import { BROWSER_SOURCES, type BrowserSource } from './model.ts'

/** Something of the browser's that a search could find as well. */
export interface SourceOffer {
  readonly source: BrowserSource
  readonly name: string
  /** What it is good for, and what becomes of it. */
  readonly why: string
  /** Lets the browser ask; it is said if it refuses. To be called by what handles a press. */
  readonly allow: () => void
}

/** What a search could find as well if the browser allowed it; nothing on the web, or where it is not wanted. */
export function useSourceOffers(): readonly SourceOffer[] {
  const isWanted = useDocument(browserOffers, (now) => now)
  const [missing, setMissing] = useState<readonly BrowserSource[]>([])
  useEffect(() => {
    // the browser tells what it allows
    if (!isWanted || extensionApi() === undefined) return undefined
    const look = () => void missingSources().then(setMissing)
    look()
    return onGrantsChange(look)
  }, [isWanted])
  return isWanted ? missing.map(offerOf) : []
}

async function missingSources(): Promise<readonly BrowserSource[]> {
  const granted = await Promise.all(BROWSER_SOURCES.map((source) => isGranted({ permissions: [source] })))
  return BROWSER_SOURCES.filter((_, index) => !granted[index])
}

const offerOf = (source: BrowserSource): SourceOffer => ({
  source,
  name: messages(`offer.${source}`),
  why: messages(`why.${source}`),
  allow: () => void requestGrantOrSay({ permissions: [source] }, () => messages(`refused.${source}`)),
})

/** Offers what was hidden again. */
export const showOffers = (): void => browserOffers.set(true)

/** Offers nothing of the browser's any more; a toast has undo. */
export function hideOffers(): void {
  browserOffers.set(false)
  showUndoToast(messages('offersHidden'), {
    undo: showOffers,
    subscribe: browserOffers.subscribe,
  })
}
