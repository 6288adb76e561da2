import type { Page } from '@playwright/test'
import { findSecrets } from '../../src/server/testing/secret-forms.ts'

/** Runs in the page: all that it keeps, shows or could hand on, by places. Sent as text. */
async function readPlaces(): Promise<Record<string, string>> {
  const request = <T>(one: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      one.onsuccess = () => resolve(one.result)
      one.onerror = () => reject(one.error)
    })
  const textOf = (value: unknown) =>
    JSON.stringify(value, (_key, part) =>
      part instanceof Uint8Array ? Array.from(part, (byte) => String.fromCharCode(byte)).join('') : part,
    ) ?? ''
  const places: Record<string, string> = {
    address: location.href,
    state: textOf(history.state),
    cookies: document.cookie,
    page: document.documentElement.outerHTML,
    name: window.name,
    ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`localStorage ${key}`, value])),
    ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [`sessionStorage ${key}`, value])),
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await request(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const values = database.transaction(store).objectStore(store)
      const [keys, all] = await Promise.all([request(values.getAllKeys()), request(values.getAll())])
      for (const [at, key] of keys.entries()) places[`${name} ${store} ${String(key)}`] = textOf(all[at])
    }
    database.close()
  }
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      places[`cache ${name} ${url}`] = (await (await caches.match(url))?.text()) ?? ''
  return places
}

/** Where a page keeps a text, in whatever form: names of places. */
export async function placesOf(page: Page, secret: string): Promise<readonly string[]> {
  const places = await page.evaluate(readPlaces)
  return Object.entries(places).flatMap(([place, text]) => (findSecrets(text, [secret]).length > 0 ? [place] : []))
}
