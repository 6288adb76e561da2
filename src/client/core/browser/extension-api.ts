/// <reference types="chrome" />

type ExtensionApi = typeof chrome

/** What a browser offers to pages of an extension; undefined for a page of the web. */
export function extensionApi(): ExtensionApi | undefined {
  const api: ExtensionApi | undefined = Reflect.get(globalThis, 'browser') ?? Reflect.get(globalThis, 'chrome')
  // pages of the web may have the name, and extensions to talk to, but no id of their own
  return api?.runtime?.id === undefined ? undefined : api
}
