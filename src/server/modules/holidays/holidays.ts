import { Hono } from 'hono'
import { holidays } from '../../../shared/api/holidays.ts'
import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

export interface HolidaysPorts {
  /** `off` without a list, `failed` while it does not answer. */
  readonly holidays: () => Promise<Fresh<StatutoryYears> | Unavailable>
}

/** Route for the statutory days of the operator's list. */
export function holidaysModule(ports: HolidaysPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, holidays, async () => {
    const published = await ports.holidays()
    if (published === 'off') return { years: {}, age: 0 }
    const { value, age } = requireAnswer(published)
    return { years: value, age }
  })
  return app
}
