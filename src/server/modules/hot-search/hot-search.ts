import { Hono } from 'hono'
import { hotSearch } from '../../../shared/api/hot-search.ts'
import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

export interface HotSearchPorts {
  readonly limits: Limits
  readonly hotSearch: (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | Unavailable>
}

/** Routes for hot boards; at most sixty requests in a minute from one address. */
export function hotSearchModule({ hotSearch: ask, limits }: HotSearchPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    hotSearch,
    async ({ type }, { address }) => {
      const { value, from, age } = requireAnswer(await ask(type, addressKey(address)))
      return { hotSearchDTOList: [...value], from, age }
    },
    createLimit(limits, 'hot-search', 60, 60),
  )
  return app
}
