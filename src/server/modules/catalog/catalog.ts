import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { components, getNetwork, SITES_PER_PAGE } from '../../../shared/api/site.ts'
import type { Site } from '../../../shared/lib/tile/site.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { describeError, type Log } from '../../core/log.ts'
import { mount } from '../../core/route.ts'
import { type BuiltComponent, parseComponents, searchComponents } from './components.ts'
import { searchSites } from './sites.ts'

export interface CatalogPorts {
  readonly sites: readonly Site[]
  /** Reads `components.json` of the built page. */
  readonly readComponents: () => Promise<string>
  readonly log: Log
}

/** Routes for the bundled sites and the official components. */
export function catalogModule({ sites, readComponents, log }: CatalogPorts): Hono<Env> {
  const app = new Hono<Env>()

  mount(app, getNetwork, ({ wd, category, page = 1, limit = SITES_PER_PAGE, locale }, caller) => {
    const query = { text: wd ?? '', category: category ?? 0, page, limit, language: locale ?? caller.language }
    return { ...searchSites(sites, query), page, limit }
  })

  const builtComponents = async (): Promise<readonly BuiltComponent[]> => {
    try {
      return parseComponents(await readComponents())
    } catch (error) {
      log.error(describeError(error), 'components.json cannot be read')
      return refuse(CODE.unavailable, 'unavailable')
    }
  }

  mount(app, components, async ({ wd, category, locale }, caller) => {
    const query = { text: wd ?? '', category: category ?? 0, language: locale ?? caller.language }
    return { list: searchComponents(await builtComponents(), query) }
  })
  return app
}
