import type { Hono } from 'hono'
import { addGroupHot } from '../../../shared/api/group.ts'
import type { ShareKind } from '../../../shared/api/sharing.ts'
import { addThemeHot } from '../../../shared/api/theme.ts'
import { countAddition } from '../../adapters/database/popularity.ts'
import { addressKey } from '../../core/address.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'
import { refuseMissing } from './offer-share.ts'
import { countShareUse } from './share-repository.ts'
import type { SharingContext } from './sharing-ports.ts'

/** Routes that count how often themes and groups are used, official ones as well as those of users. */
export function mountUses(app: Hono<Env>, { database, clock, officialIds, limits }: SharingContext): void {
  const count = async (kind: ShareKind, id: string, address: string) => {
    const used = [database, { kind, id }, addressKey(address), clock.now()] as const
    const hot = await (officialIds[kind].has(id) ? countAddition(...used) : countShareUse(...used))
    return { hot: hot ?? refuseMissing() }
  }
  mount(app, addThemeHot, ({ id }, { address }) => count('theme', id, address), limits.use)
  mount(app, addGroupHot, ({ id }, { address }) => count('group', id, address), limits.use)
}
