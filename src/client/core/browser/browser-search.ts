import { extensionApi } from './extension-api.ts'

/**
 * Whether searches of the web go to the browser's own engine and no other is offered, as Chrome's store demands: where
 * the extension may ask for `search`, which Chrome's manifest alone names.
 */
export const isBrowserSearch = (): boolean =>
  extensionApi()?.runtime.getManifest().optional_permissions?.includes('search') ?? false
