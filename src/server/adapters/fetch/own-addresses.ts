import { networkInterfaces } from 'node:os'

/** How long the addresses of the public name are used before they are looked up again. */
const FRESH_MS = 60_000

/** The addresses of this server. */
export interface OwnAddresses {
  readonly list: () => readonly string[]
  /** Waits until the public name has been looked up once; later it is looked up again in the background. Never fails. */
  readonly ready: () => Promise<void>
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
  let first: Promise<void> | undefined

  const lookUp = async (host: string): Promise<void> => {
    freshUntil = Date.now() + FRESH_MS
    publicAddresses = await resolve(host).catch(() => publicAddresses)
  }

  return {
    list: () => [...localAddresses(), ...publicAddresses],
    ready: async () => {
      if (publicHost === undefined) return
      first ??= lookUp(publicHost)
      if (Date.now() >= freshUntil) void lookUp(publicHost)
      await first
    },
  }
}

/** IP addresses of this machine's network interfaces, read each time because they change. */
function readInterfaces(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
}
