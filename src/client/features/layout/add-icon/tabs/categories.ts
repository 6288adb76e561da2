/** The categories of components and sites (spec section 3), with the icon and the catalog key of each. */
export const CATEGORIES = [
  { number: 0, icon: 'grid', name: 'category.all' },
  { number: 2, icon: 'settings', name: 'category.system' },
  { number: 3, icon: 'bolt', name: 'category.tools' },
  { number: 4, icon: 'code', name: 'category.development' },
  { number: 5, icon: 'palette', name: 'category.design' },
  { number: 6, icon: 'sparkle', name: 'category.creative' },
  { number: 7, icon: 'gamepad', name: 'category.entertainment' },
] as const
