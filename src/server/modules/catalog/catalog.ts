import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { addComponentHot, addNetworkHot } from '../../../shared/api/popularity.ts'
import { components, getNetwork, SITES_PER_PAGE } from '../../../shared/api/site.ts'
import type { Site } from '../../../shared/lib/tile/site.ts'
import type { Database } from '../../adapters/database/open.ts'
import { countAddition, type PopularKind, readCounts } from '../../adapters/database/popularity.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import { describeError, type Log } from '../../core/log.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { type BuiltComponent, parseComponents, searchComponents } from './components.ts'
import { searchSites } from './sites.ts'

export interface CatalogPorts {
  readonly limits: Limits
  readonly sites: readonly Site[]
  /** Reads `components.json` of the built page. */
  readonly readComponents: () => Promise<string>
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * Routes for the bundled sites and the official components; the more popular come first. At most a hundred questions in
 * ten seconds from one address, which a household behind one router may share.
 */
export function catalogModule({ sites, readComponents, database, limits, clock, log }: CatalogPorts): Hono<Env> {
  const app = new Hono<Env>()
  const readLimit = createLimit(limits, 'catalog', 100, 10)

  mount(
    app,
    getNetwork,
    async ({ wd, category, page = 1, limit = SITES_PER_PAGE, locale }, caller) => {
      const query = { text: wd ?? '', category: category ?? 0, page, limit, language: locale ?? caller.language }
      return { ...searchSites(sites, query, await readCounts(database, 'network')), page, limit }
    },
    readLimit,
  )

  const builtComponents = async (): Promise<readonly BuiltComponent[]> => {
    try {
      return parseComponents(await readComponents())
    } catch (error) {
      log.error(describeError(error), 'components.json cannot be read')
      return refuse(CODE.unavailable, 'unavailable')
    }
  }

  mount(
    app,
    components,
    async ({ wd, category, locale }, caller) => {
      const query = { text: wd ?? '', category: category ?? 0, language: locale ?? caller.language }
      return { list: searchComponents(await builtComponents(), query, await readCounts(database, 'component')) }
    },
    readLimit,
  )

  const countLimit = createLimit(limits, 'catalog.count', 60, 60)
  const count = async (kind: PopularKind, id: string, ids: readonly string[], address: string) => {
    if (!ids.includes(id)) refuse(CODE.invalid, 'invalid', { field: 'id' })
    return { hot: await countAddition(database, { kind, id }, addressKey(address), clock.now()) }
  }
  const siteIds = sites.map((site) => site.id)
  const componentIds = async () => (await builtComponents()).map(({ component }) => component)
  mount(app, addNetworkHot, ({ id }, { address }) => count('network', id, siteIds, address), countLimit)
  mount(
    app,
    addComponentHot,
    async ({ id }, { address }) => count('component', id, await componentIds(), address),
    countLimit,
  )
  return app
}
