import type { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { setShareState } from '../../../shared/api/sharing.ts'
import type { Moderation } from '../../../shared/entities/moderation.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mountForUser } from '../../core/route/route.ts'
import { isAdmin } from '../../core/route/session.ts'
import { entryState } from './moderation.ts'
import { refuseMissing } from './offer-share.ts'
import { changeShare, type ShareRow } from './share-repository.ts'
import type { SharingContext } from './sharing-ports.ts'
import { renamePicture } from './theme-picture.ts'

/** Route by which a user withdraws what he shares, and offers it again. */
export function mountStates(app: Hono<Env>, context: SharingContext): void {
  mountForUser(
    app,
    setShareState,
    async ({ id, state }, session) => {
      const changed = await changeShare(context.database, id, (share, now) => {
        if (share.user_id !== session.userId) return refuseMissing()
        if (share.state === 'refused') return refuse(CODE.conflict, 'shareRefused')
        if (state === 'withdrawn') return { state }
        return share.state === 'withdrawn' ? offerAgain(context, share, isAdmin(session), now) : { state: share.state }
      })
      if (changed === undefined) return refuseMissing()
      const { after } = changed
      if (after.state === 'withdrawn') await renamePicture(context, after)
      return { state: after.state }
    },
    context.limits.move,
  )
}

/** What becomes of something that was withdrawn. */
function offerAgain(
  { moderation }: { readonly moderation: Moderation },
  { reason }: ShareRow,
  isOfAdmin: boolean,
  now: number,
): Partial<ShareRow> {
  const state = entryState(moderation, { isOfAdmin, wasRefused: reason !== '' })
  return { state, changed_at: now, looked_at: isOfAdmin ? now : 0 }
}
