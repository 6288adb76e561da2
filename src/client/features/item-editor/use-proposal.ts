import { useEffect, useState } from 'react'
import { checkAddress } from '../../../shared/lib/url/check-address.ts'
import { isInternalUrl } from '../../../shared/lib/url/safe-url.ts'
import { askSite, type SiteAnswer } from './ask-site.ts'

/** Milliseconds without a key before the site at an address is asked for. */
const REST_MS = 500

/** What is known of the site at an address. */
export type ProposalState =
  | { readonly at: 'none' }
  | { readonly at: 'looking' }
  | (SiteAnswer & { readonly at: 'found'; readonly url: string })

const NONE: ProposalState = { at: 'none' }

/**
 * What the site at the typed address proposes: its name and face in the catalogue, else those that the server finds.
 * @param known the address of a tile that has its face already: it is not asked for
 */
export function useProposal(address: string, known: string): ProposalState {
  const checked = checkAddress(address)
  const url = checked.ok && checked.url !== known && !isInternalUrl(checked.url) ? checked.url : ''
  const [state, setState] = useState<ProposalState>(NONE)
  useEffect(() => {
    setState(NONE)
    if (url === '') return
    const controller = new AbortController()
    const look = async () => {
      setState({ at: 'looking' })
      const answer = await askSite(url, controller.signal)
      if (!controller.signal.aborted) setState({ at: 'found', url, ...answer })
    }
    const timer = setTimeout(() => void look(), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url])
  return state
}
