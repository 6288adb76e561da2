import { useEffect, useRef, useState } from 'react'
import { isInternalUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { checkAddress } from '../../../../lib/url/check-address.ts'
import type { Proposal } from '../model.ts'
import { askSite, type SiteAnswer } from './ask-site.ts'

/** Milliseconds without a key before the site at an address is asked for. */
const REST_MS = 500

/** What is known of the site at an address. */
export type ProposalState =
  | { readonly at: 'none' }
  | { readonly at: 'looking' }
  | (SiteAnswer & { readonly at: 'found'; readonly url: string })

const NONE: ProposalState = { at: 'none' }

type Ask = () => Promise<Proposal | undefined>
const nothingToAsk: Ask = async () => undefined

/**
 * What the site at the typed address proposes: its name and face in the catalogue, else those that the server finds.
 * `ask` asks at once, or gives what was found.
 * @param known the address of a tile that has its face already: it is not asked for
 */
export function useProposal(address: string, known: string): { readonly state: ProposalState; readonly ask: Ask } {
  const checked = checkAddress(address)
  const url = checked.ok && checked.url !== known && !isInternalUrl(checked.url) ? checked.url : ''
  const [state, setState] = useState<ProposalState>(NONE)
  const current = useRef(nothingToAsk)
  useEffect(() => {
    setState(NONE)
    if (url === '') return
    const controller = new AbortController()
    const look = async () => {
      setState({ at: 'looking' })
      const answer = await askSite(url, controller.signal)
      if (controller.signal.aborted) return undefined
      setState({ at: 'found', url, ...answer })
      return answer.proposal
    }
    let looking: ReturnType<Ask> | undefined
    const ask = () => (looking ??= look())
    current.current = ask
    const timer = setTimeout(() => void ask(), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
      current.current = nothingToAsk
    }
  }, [url])
  return { state, ask: () => current.current() }
}
