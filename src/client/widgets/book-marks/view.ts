/** What the window shows beside the folders. */
export type View =
  | { readonly at: 'folder'; readonly folder: string }
  | { readonly at: 'tag'; readonly tag: string }
  | { readonly at: 'duplicates' }
  | { readonly at: 'links' }

export const TOP: View = { at: 'folder', folder: '' }
