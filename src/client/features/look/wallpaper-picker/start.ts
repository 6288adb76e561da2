import { defineStart } from '../../../core/contribute/start.ts'
import { rotateWallpaper } from './change-wallpaper.ts'
import { exchangeFavorites } from './favorites/exchange-favorites.ts'

export default defineStart({
  at: 'ready',
  run({ storage, persistence, ticker }) {
    rotateWallpaper(ticker)
    exchangeFavorites(storage, persistence, ticker)
  },
})
