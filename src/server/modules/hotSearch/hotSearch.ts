import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { hotSearch } from '../../../shared/api/hot-search.ts'
import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import { addressKey } from '../../core/address.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { createLimit } from '../../core/limits.ts'
import type { Fresh } from '../../core/live-data.ts'
import { mount } from '../../core/route.ts'

export interface HotSearchPorts {
  readonly hotSearch: (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | 'off' | 'failed'>
}

/** Routes for hot boards; at most sixty requests in a minute from one address. */
export function hotSearchModule({ hotSearch: ask }: HotSearchPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    hotSearch,
    async ({ type }, { address }) => {
      const list = await ask(type, addressKey(address))
      if (list === 'off') return refuse(CODE.unavailable, 'sourceOff')
      if (list === 'failed') return refuse(CODE.unavailable, 'unavailable')
      return { hotSearchDTOList: [...list.value], from: list.from, age: list.age }
    },
    createLimit(60, 60),
  )
  return app
}
