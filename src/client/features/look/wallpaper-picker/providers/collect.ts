import { wallpaperFavorites } from '../document.ts'
import { localPage } from './local-page.ts'
import type { Provider } from './provider.ts'

/** The user's favourites. */
export const collect: Provider = {
  id: 'collect',
  icon: 'star',
  load: () => Promise.resolve(localPage(wallpaperFavorites.get())),
  random: () => Promise.resolve(wallpaperFavorites.get()),
  subscribe: (changed) => wallpaperFavorites.subscribe(changed),
}
