import { extensionApi } from '../../../core/browser/extension-api.ts'
import { dropGrant, isGranted, requestGrant } from '../../../core/browser/grants.ts'

/** In the extension's own storage, which tells its background of changes. */
const KEY = 'contextMenu'
const GRANT = { permissions: ['contextMenus'] } as const

/** Whether the menu of links and pages has an entry that adds them. */
export async function isContextMenuOn(): Promise<boolean> {
  const stored = await extensionApi()?.storage.local.get(KEY)
  return stored?.[KEY] === true && (await isGranted(GRANT))
}

/** Calls a listener as it may have been switched on or off. @returns what ends that */
export function onContextMenuChange(listener: () => void): () => void {
  const changes = extensionApi()?.storage.onChanged
  const listen = (changed: object) => {
    if (KEY in changed) listener()
  }
  changes?.addListener(listen)
  return () => changes?.removeListener(listen)
}

/**
 * Switches the entry on, asking the browser first, or off. To be called by what handles the press.
 * @returns whether it is on now
 */
export async function switchContextMenu(on: boolean): Promise<boolean> {
  // Firefox, which has no such permission to ask for, has allowed it from the beginning
  const isOn = on && ((await requestGrant(GRANT)) || (await isGranted(GRANT)))
  await extensionApi()?.storage.local.set({ [KEY]: isOn })
  if (!on) await dropGrant(GRANT)
  return isOn
}
