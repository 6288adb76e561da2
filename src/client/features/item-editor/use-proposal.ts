import { useEffect, useRef, useState } from 'react'
import { getNetworkIcon } from '../../../shared/api/network-icon.ts'
import { letterColor } from '../../../shared/lib/tile/letter-color.ts'
import { checkAddress } from '../../../shared/lib/url/check-address.ts'
import { isInternalUrl } from '../../../shared/lib/url/safe-url.ts'
import { call } from '../../core/call.ts'
import { language } from '../../core/i18n.ts'
import { acceptText } from '../faces/lazy.ts'
import { hostOf } from '../home/index.ts'
import { loadSites, siteAt } from '../site-catalog/lazy.ts'
import type { Proposal } from './model.ts'

/** Milliseconds without a key before the site at an address is asked for. */
const REST_MS = 500

/** What is known of the site at an address. */
export type ProposalState =
  | { readonly at: 'none' }
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly url: string; readonly proposal: Proposal }

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
      const proposal = await proposalOf(url, controller.signal)
      if (controller.signal.aborted) return undefined
      setState({ at: 'found', url, proposal })
      return proposal
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

/** What the catalogue says of a site, else what the site itself does, else letters. */
async function proposalOf(url: string, signal: AbortSignal): Promise<Proposal> {
  const site = siteAt(await loadSites(language()).catch(() => []), url)
  if (site !== undefined) return { ...site, src: site.src ?? '' }
  // offline, refused, or no picture there: letters
  const found = await askServer(url, signal).catch(() => undefined)
  return {
    name: found?.name ?? '',
    src: found?.src ?? '',
    background: found?.background || letterColor(hostOf(url)),
  }
}

/** The name and face that the server finds at a site; undefined where it may not be asked. */
async function askServer(url: string, signal: AbortSignal) {
  const { mayAskAbout } = await import('./private-host.ts')
  const { origin, pathname, hostname } = new URL(url)
  if (signal.aborted || !mayAskAbout(hostname, location.hostname)) return undefined
  // query and hash may hold secrets, and say nothing of the site
  const found = await call(getNetworkIcon, { url: origin + pathname }, { silent: true, signal })
  // its picture is converted like any other
  return { ...found, src: found.src === '' ? '' : await acceptText(found.src, signal).catch(() => '') }
}
