import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { holidays } from '../../../shared/api/holidays.ts'
import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import type { Fresh } from '../../core/live-data.ts'
import { mount } from '../../core/route.ts'

export interface HolidaysPorts {
  /** `off` without a list, `failed` while it does not answer. */
  readonly holidays: () => Promise<Fresh<StatutoryYears> | 'off' | 'failed'>
}

/** Route for the statutory days of the operator's list. */
export function holidaysModule(ports: HolidaysPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, holidays, async () => {
    const published = await ports.holidays()
    if (published === 'off') return { years: {}, age: 0 }
    if (published === 'failed') return refuse(CODE.unavailable, 'unavailable')
    return { years: published.value, age: published.age }
  })
  return app
}
