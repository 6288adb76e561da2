import { networkInterfaces } from 'node:os'

/** How long the addresses of the public name are used before they are looked up again. */
const FRESH_MS = 60_000

/** The addresses of this server. */
export interface OwnAddresses {
  readonly list: () => readonly string[]
  /** Looks up the public name again if that was a while ago. Never fails: without an answer the last one is kept. */
  readonly renew: () => Promise<void>
}

/**
 * The addresses of this server: those of its network interfaces, and those to which its public name leads, such as a
 * router's, behind which any other name may lead to this server, too.
 * @param publicHost host name of PUBLIC_URL.
 */
export function createOwnAddresses(
  publicHost: string | undefined,
  resolve: (host: string) => Promise<readonly string[]>,
  localAddresses: () => readonly string[] = readInterfaces,
): OwnAddresses {
  let publicAddresses: readonly string[] = []
  let freshUntil = 0
  return {
    list: () => [...localAddresses(), ...publicAddresses],
    renew: async () => {
      if (publicHost === undefined || Date.now() < freshUntil) return
      const found = await resolve(publicHost).catch(() => publicAddresses)
      publicAddresses = found
      freshUntil = Date.now() + FRESH_MS
    },
  }
}

/** IP addresses of this machine's network interfaces, read each time because they change. */
function readInterfaces(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
}
