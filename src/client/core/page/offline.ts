/**
 * Asks the service worker to cache a part of the build that it would leave out, such as a large program, so that it works
 * offline; and each worker after it, since every build has a cache of its own. Does nothing where there is no worker.
 * @param part its name among the parts of `offlineWorker`
 */
export function cacheOffline(part: string): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const ask = () => serviceWorker.controller?.postMessage(part)
  serviceWorker.addEventListener('controllerchange', ask)
  ask()
}

/** Asks the service worker to cache the page anew: its copy has the security policy of the day on which it was made. */
export function renewCachedPage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('/')
}
