import { CODE } from '../../../shared/api/endpoint.ts'
import type { ShareKind, ShareOrder } from '../../../shared/api/sharing.ts'
import type { Database } from '../../adapters/database/open.ts'
import { readCounts } from '../../adapters/database/popularity.ts'
import { refuse } from '../../core/route/errors.ts'
import type { Session } from '../../core/route/session.ts'
import type { OfficialIds } from './official-ids.ts'
import type { ShareQuery } from './share-lists.ts'

/** What is asked of a list, as `shareQuery` has it. */
interface Asked {
  readonly own?: '1' | undefined
  readonly wd?: string | undefined
  readonly order?: ShareOrder | undefined
  readonly page?: number | undefined
}

/** Which shares somebody asks for. @throws Refusal if it is a guest's own */
export const queryOf = (
  kind: ShareKind,
  { own, wd = '', order = 'hot', page = 1 }: Asked,
  session: Session | undefined,
): ShareQuery => ({
  ...{ kind, text: wd, order, page },
  ownerId: own === undefined ? undefined : (session?.userId ?? refuse(CODE.loginExpired, 'loginExpired')),
})

/** How often the official ones were used that there are. */
export async function readOfficialCounts(
  { database, officialIds }: { readonly database: Database; readonly officialIds: OfficialIds },
  kind: ShareKind,
): Promise<Record<string, number>> {
  const counts = await readCounts(database, kind)
  return Object.fromEntries([...counts].filter(([id]) => officialIds[kind].has(id)))
}
