/** What the extension can be allowed beyond storage, by the names of its manifest. */
export const OPTIONAL_PERMISSIONS = ['bookmarks', 'history', 'tabs', 'search', 'contextMenus', 'activeTab'] as const
export type OptionalPermission = (typeof OPTIONAL_PERMISSIONS)[number]
