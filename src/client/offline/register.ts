const WORKER = '/sw.js'

/**
 * Registers the service worker, by which the page opens without its server from the next time on. Does nothing where
 * there are no service workers (plain http on a LAN).
 * @param pictures addresses on our server to cache besides those already loaded, such as the night's wallpaper
 */
export async function registerOfflineWorker(pictures: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // fails where the user blocks workers or the profile is full; the page works without
  const registration = await serviceWorker.register(trustedUrl(WORKER)).catch(() => undefined)
  if (registration === undefined) return
  const { active } = await serviceWorker.ready
  active?.postMessage([...performance.getEntriesByType('resource').map(({ name }) => name), ...pictures])
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

/** The address in the form that `require-trusted-types-for 'script'` requires. */
function trustedUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('app-url', {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`${url} is not our worker`)
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}
