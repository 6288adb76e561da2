import { trustedScriptUrl } from '../core/page/trusted-url.ts'

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
  const registration = await serviceWorker.register(trustedScriptUrl(WORKER)).catch(() => undefined)
  if (registration === undefined) return
  const { active } = await serviceWorker.ready
  active?.postMessage([...performance.getEntriesByType('resource').map(({ name }) => name), ...pictures])
}
