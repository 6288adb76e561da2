/** The permissions that a browser may give this page, by their names in the Permissions API. */
export const PERMISSIONS = ['persistent-storage', 'notifications', 'clipboard-read', 'geolocation'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** `missing`: this browser does not know it, or withholds it from pages without https. */
export type PermissionState = 'granted' | 'prompt' | 'denied' | 'missing'

/** Reads what the browser has allowed; asks for nothing. Never rejects. */
export async function readPermissions(): Promise<readonly (readonly [Permission, PermissionState])[]> {
  return Promise.all(PERMISSIONS.map(async (name) => [name, await readPermission(name)] as const))
}

async function readPermission(name: Permission): Promise<PermissionState> {
  try {
    if (name === 'persistent-storage' && (await navigator.storage.persisted())) return 'granted'
    // the type of the DOM lacks names that browsers know
    return (await navigator.permissions.query({ name: name as PermissionName })).state
  } catch {
    return 'missing'
  }
}
