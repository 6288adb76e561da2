import { extensionApi } from '../../../core/browser/extension-api.ts'
import { dropGrant } from '../../../core/browser/grants.ts'
import { type GrantLine, linesOfGrants } from './model.ts'

/** What the browser has allowed this extension; nothing for a page of the web. Never rejects. */
export async function readExtensionGrants(): Promise<readonly GrantLine[]> {
  try {
    const api = extensionApi()
    const { permissions = [], origins = [] } = (await api?.permissions.getAll()) ?? {}
    return linesOfGrants(permissions, origins, api?.runtime.getManifest().permissions)
  } catch {
    return []
  }
}

/** Gives back a permission or a host. Never rejects. */
export const giveBack = ({ permission, origin }: GrantLine): Promise<void> =>
  dropGrant({
    ...(permission !== undefined && { permissions: [permission] }),
    ...(origin !== undefined && { origins: [origin] }),
  })
