import { CODE } from '../../../shared/api/endpoint.ts'
import { SHARE_LIMITS } from '../../../shared/api/sharing.ts'
import { refuse } from '../../core/route/errors.ts'
import { isAdmin, type Session } from '../../core/route/session.ts'
import { entryState } from './moderation.ts'
import { type ListedShare, readShare } from './share-lists.ts'
import { addShare, type NewShare } from './share-repository.ts'
import type { SharePorts } from './sharing-ports.ts'

type OfferPorts = Pick<SharePorts, 'database' | 'moderation' | 'maskWords'>

/** Refuses what is not there, or is not of whoever asks, whom that is not told. */
export const refuseMissing = (): never => refuse(CODE.notFound, 'noShare')

/** A share that was there a moment ago, with who has made it. @throws Refusal where it is gone since */
export const readChanged = async ({ database }: Pick<OfferPorts, 'database'>, id: string): Promise<ListedShare> =>
  (await readShare(database, id)) ?? refuseMissing()

/** What is said of a share, without the words of the operator's list. */
export const maskTexts = (
  { maskWords }: Pick<OfferPorts, 'maskWords'>,
  { name, info }: { readonly name: string; readonly info: string },
) => ({ name: maskWords(name), info: maskWords(info) })

/** Adds a share of a user. @returns its id. @throws Refusal where he has as many as he may */
export async function offerShare(
  ports: OfferPorts,
  session: Session,
  share: Omit<NewShare, 'user_id' | 'state'>,
): Promise<string> {
  const { database, moderation } = ports
  const isOfAdmin = isAdmin(session)
  const state = entryState(moderation, { isOfAdmin, wasRefused: false })
  const row = { ...share, ...maskTexts(ports, share), user_id: session.userId, state }
  const added = await addShare(database, row, isOfAdmin)
  if (added === 'gone') return refuse(CODE.loginExpired, 'loginExpired')
  if (added === 'full') return refuse(CODE.conflict, 'tooManyShares', { count: SHARE_LIMITS[share.kind] })
  return added.id
}
