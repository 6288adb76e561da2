import ipaddr from 'ipaddr.js'

/** Names of local networks: nobody outside can know them. */
const LOCAL_NAME = /(^|\.)(localhost|local|lan|home|internal|intranet|corp|test|home\.arpa)$/i

/** Whether a host is of this machine or a local network: by its name, or an IP address that is not public. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(bare)) return ipaddr.process(bare).range() !== 'unicast'
  return !bare.includes('.') || LOCAL_NAME.test(bare)
}

/** Whether the server may be asked about a site: private addresses are asked about on a private page only. */
export const mayAskAbout = (host: string, pageHost: string): boolean => !isPrivateHost(host) || isPrivateHost(pageHost)
