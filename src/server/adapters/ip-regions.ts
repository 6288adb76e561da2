import { isIPv4 } from 'node:net'
import { defaultDbFile, newWithFileOnly } from 'ip2region-ts'
import type { AddressRegion, LookUpAddress } from '../core/ports/address-region.ts'

const CHINA = '中国'

/**
 * Looks up addresses in the file that comes with ip2region-ts, without asking anybody: about a tenth of a millisecond
 * each, and no memory. It knows regions of China and IPv4 alone.
 */
export function openIpRegions(): LookUpAddress {
  const searcher = newWithFileOnly(defaultDbFile)
  return async (address) => {
    if (!isIPv4(address)) return undefined
    const { region } = await searcher.search(address)
    return parseRegion(region ?? '')
  }
}

/** Reads `中国|0|江苏省|南京市|电信`, where 0 stands for what is not known; undefined outside of China. */
function parseRegion(text: string): AddressRegion | undefined {
  const [country, , province = '0', city = '0'] = text.split('|')
  if (country !== CHINA || province === '0') return undefined
  return { province, city: city === '0' ? '' : city }
}
