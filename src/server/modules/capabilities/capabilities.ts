import { Hono } from 'hono'
import { capabilities, type Live2dOffer } from '../../../shared/api/capabilities.ts'
import type { Moderation } from '../../../shared/entities/moderation.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'

/** A source as the operator has set it up. */
export interface ListedSource {
  /** What precedes the point is its area. */
  readonly id: string
  readonly need: 'none' | 'set' | 'unset'
  readonly isOff: boolean
}

/** Areas that the server can fill by itself. */
const BUNDLED: ReadonlySet<string> = new Set(['wallpaper', 'holidays', 'poem', 'quote', 'diary'])

interface Offers {
  readonly sources: readonly ListedSource[]
  readonly hasChat: boolean
  readonly moderation: Moderation
  readonly live2d?: Live2dOffer | undefined
}

/** Route that tells what this server offers. */
export function capabilitiesModule({ sources, hasChat, moderation, live2d }: Offers): Hono<Env> {
  const app = new Hono<Env>()
  const areas = Object.entries(Object.groupBy(sources, ({ id }) => id.split('.')[0] ?? id)).map(
    ([area, list = []]) => ({
      area,
      isBundled: BUNDLED.has(area),
      sources: list.map(({ id, need, isOff }) => ({ id, need, isOn: !isOff && need !== 'unset' })),
    }),
  )
  mount(app, capabilities, () => ({ areas, hasChat, moderation, ...(live2d && { live2d }) }))
  return app
}
