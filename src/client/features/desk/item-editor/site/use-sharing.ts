import { useEffect, useState } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { isInternalUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { isFaceReference } from '../../../../lib/tile/face-reference.ts'
import { checkAddress } from '../../../../lib/url/check-address.ts'
import type { ItemDraft } from '../model.ts'
import { isShareable } from './ask-site.ts'
import { shareIcon } from './share-icon.ts'
import type { ProposalState } from './use-proposal.ts'

/** Sharing the picture of a tile with the others of this server. */
export interface Sharing {
  /** Whether the server takes this picture for this site: the user is asked only then. */
  readonly isOffered: boolean
  readonly isWanted: boolean
  readonly setWanted: (isWanted: boolean) => void
  /** Shares the picture of the saved tile, if the user wants it. */
  readonly share: (saved: Item) => void
}

/** @param known the address of a tile that is edited */
export function useSharing(draft: ItemDraft, proposal: ProposalState, known: string): Sharing {
  const { src = '', type } = draft.item
  const checked = checkAddress(draft.address)
  const url = checked.ok && !isInternalUrl(checked.url) ? checked.url : ''
  const isOwn = type === 'icon' && url !== '' && draft.face === 'picture' && isFaceReference(src)
  const isKnownShareable = useShareable(isOwn && url === known ? known : '')
  // a consent is for one site: with another address it is asked for anew
  const [wantedFor, setWantedFor] = useState('')
  const isProposalShareable =
    proposal.at === 'found' && proposal.url === url && proposal.shareable && src !== proposal.proposal.src
  const isOffered = isOwn && (isProposalShareable || isKnownShareable)
  const isWanted = isOffered && wantedFor === url
  return {
    isOffered,
    isWanted,
    setWanted: (wanted) => setWantedFor(wanted ? url : ''),
    share: (saved) => {
      if (isWanted) void shareIcon(saved)
    },
  }
}

/** Whether the server takes an icon for the site at an address; false for none, and until it has answered. */
function useShareable(url: string): boolean {
  const [shareable, setShareable] = useState('')
  useEffect(() => {
    if (url === '') return
    const controller = new AbortController()
    const ask = async () => {
      const answer = await isShareable(url, controller.signal)
      if (!controller.signal.aborted) setShareable(answer ? url : '')
    }
    void ask()
    return () => controller.abort()
  }, [url])
  return url !== '' && shareable === url
}
