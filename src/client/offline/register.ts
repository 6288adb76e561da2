const WORKER = '/sw.js'

/**
 * Lets the page open without its server from the next time on. Not where the browser has no service workers (plain http
 * on a LAN): there the page needs its server, and says nothing about it.
 * @param pictures addresses of our own that the page will want besides what it has loaded, such as other groups' icons
 */
export async function registerOfflineWorker(pictures: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // a browser that is told to block workers, or a profile without room: the page works on
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

/** The address in the form that `require-trusted-types-for 'script'` asks for. */
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
