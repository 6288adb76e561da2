import { useEffect, useState } from 'react'
import { isInternalUrl } from '../../../../shared/lib/url/safe-url.ts'
import { askSiteName, hostOf } from '../../../kit/desktop.ts'
import { checkAddress } from '../../../kit/rules.ts'

/** Milliseconds without a key before the site at an address is asked for. */
const REST_MS = 500

/** The name of the site at a typed address, as soon as it is known; until then its host, and empty for no address. */
export function useSiteName(address: string): string {
  const checked = checkAddress(address)
  const url = checked.ok && !isInternalUrl(checked.url) ? checked.url : ''
  const [found, setFound] = useState({ url: '', name: '' })
  useEffect(() => {
    if (url === '') return
    const controller = new AbortController()
    const ask = async () => {
      const name = await askSiteName(url, controller.signal)
      if (!controller.signal.aborted) setFound({ url, name })
    }
    const timer = setTimeout(() => void ask(), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url])
  return (found.url === url && found.name) || hostOf(url)
}
