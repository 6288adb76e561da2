import * as v from 'valibot'

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

const grantsSchema = v.object({
  permissions: v.optional(v.array(v.string()), []),
  origins: v.optional(v.array(v.string()), []),
})
const chromeSchema = v.object({ permissions: v.object({ getAll: v.function() }) })

/** The permissions and sites that the browser has given the extension; none for a web page. Never rejects. */
export async function readExtensionGrants(): Promise<readonly string[]> {
  const chrome = v.safeParse(chromeSchema, Reflect.get(globalThis, 'chrome'))
  if (!chrome.success) return []
  const grants = v.safeParse(grantsSchema, await chrome.output.permissions.getAll())
  return grants.success ? [...grants.output.permissions, ...grants.output.origins] : []
}
