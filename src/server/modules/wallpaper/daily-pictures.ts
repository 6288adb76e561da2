import type { Hono } from 'hono'
import { biyingWallpaperList } from '../../../shared/api/wallpaper.ts'
import { addressKey } from '../../core/address.ts'
import type { Env } from '../../core/route/context.ts'
import type { Limit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { LiveWallpapers } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

/** Mounts the pictures of the day, which need none of the bundled wallpapers. */
export const mountDailyPictures = (app: Hono<Env>, { daily }: Pick<LiveWallpapers, 'daily'>, limit?: Limit): void =>
  mount(
    app,
    biyingWallpaperList,
    async ({ locale }, { language, address }) => {
      const page = requireAnswer(await daily(locale ?? language, addressKey(address)))
      return { ...page, list: [...page.list] }
    },
    limit,
  )
