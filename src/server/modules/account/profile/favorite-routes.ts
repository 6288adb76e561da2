import type { Hono } from 'hono'
import {
  cancelCollectWallpapers,
  collectedWallpapers,
  collectWallpapers,
} from '../../../../shared/api/favorite-wallpaper.ts'
import type { Env } from '../../../core/route/context.ts'
import { createLimit } from '../../../core/route/limits.ts'
import { mountForUser } from '../../../core/route/route.ts'
import type { AccountPorts } from '../account-service.ts'
import { addFavorites, listFavorites, removeFavorites } from './favorite-repository.ts'

/** Routes of users' favourite wallpapers. */
export function mountFavorites(app: Hono<Env>, { database, limits }: Pick<AccountPorts, 'database' | 'limits'>): void {
  const limit = createLimit(limits, 'account.favorites', 120, 60)
  mountForUser(
    app,
    collectWallpapers,
    async ({ list }, { userId }) => {
      await addFavorites(database, userId, list)
      return {}
    },
    limit,
  )
  mountForUser(
    app,
    cancelCollectWallpapers,
    async ({ keys }, { userId }) => {
      await removeFavorites(database, userId, keys)
      return {}
    },
    limit,
  )
  mountForUser(
    app,
    collectedWallpapers,
    async (_input, { userId }) => ({ list: await listFavorites(database, userId) }),
    limit,
  )
}
