import type { Hono } from 'hono'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import type { ShareKind } from '../../../shared/api/sharing.ts'
import type { AdminAct } from '../../core/ports/admin-acts.ts'
import type { Env } from '../../core/route/context.ts'
import { mountForUser } from '../../core/route/route.ts'
import { isAdmin } from '../../core/route/session.ts'
import { refuseMissing } from './offer-share.ts'
import { removeShare } from './share-repository.ts'
import type { SharingContext } from './sharing-ports.ts'
import { removePicture } from './theme-picture.ts'

interface Deletion {
  readonly endpoint: Endpoint<{ readonly id: string }, Record<never, never>>
  readonly kind: ShareKind
  readonly act: AdminAct['act']
}

/** Mounts the deletion of a user's own shares; the administrator's is of any. Files go with their row. */
export function mountDeletion(app: Hono<Env>, context: SharingContext, { endpoint, kind, act }: Deletion): void {
  mountForUser(app, endpoint, async ({ id }, session) => {
    const userId = isAdmin(session) ? undefined : session.userId
    const share = (await removeShare(context.database, { id, kind, userId })) ?? refuseMissing()
    if (share.user_id !== session.userId)
      await context.noteAct({ by: session.userId, act, subject: id, detail: share.name })
    await removePicture(context, share.user_id, share)
    return {}
  })
}
