import type { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { deleteTheme, editTheme, themes, uploadTheme } from '../../../shared/api/theme.ts'
import type { ThemeLook } from '../../../shared/entities/theme.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mountForGuestsToo } from '../../core/route/route.ts'
import { isAdmin, type Session } from '../../core/route/session.ts'
import { mountOptionalUploadForUser, type SentFile } from '../../core/route/upload.ts'
import { mountDeletion } from './delete-share.ts'
import { queryOf, readOfficialCounts } from './list-query.ts'
import { entryState, settleWallpaper } from './moderation.ts'
import { maskTexts, offerShare, readChanged, refuseMissing } from './offer-share.ts'
import { presentTheme } from './present-share.ts'
import { type ListedShare, listShares, readShare } from './share-lists.ts'
import { changeShare, type ShareRow } from './share-repository.ts'
import type { SharingContext } from './sharing-ports.ts'
import { removePicture, renamePicture, type ThemePicture, withPicture } from './theme-picture.ts'

/** What a user says of a theme. */
interface SentTheme {
  readonly name: string
  readonly info: string
  readonly look: ThemeLook
  readonly signed: boolean
}

/** Routes of themes. */
export function mountThemes(app: Hono<Env>, context: SharingContext): void {
  const { database, limits } = context
  mountForGuestsToo(
    app,
    themes,
    async (asked, session) => {
      const { rows, total } = await listShares(database, queryOf('theme', asked, session))
      const list = rows.flatMap((row) => presentTheme(row, session?.userId) ?? [])
      return { list, total, official: await readOfficialCounts(context, 'theme') }
    },
    limits.read,
  )
  const present = ({ userId }: Session, row: ListedShare) => presentTheme(row, userId) ?? refuseMissing()
  mountOptionalUploadForUser(
    app,
    uploadTheme,
    async (theme, file, session) => present(session, await addTheme(context, session, theme, file)),
    limits.offer,
  )
  mountOptionalUploadForUser(
    app,
    editTheme,
    async ({ id, ...theme }, file, session) => present(session, await changeTheme(context, session, id, theme, file)),
    limits.offer,
  )
  mountDeletion(app, context, { endpoint: deleteTheme, kind: 'theme', act: 'deleteTheme' })
}

async function addTheme(
  ports: SharingContext,
  session: Session,
  { look: sent, signed, ...texts }: SentTheme,
  file: SentFile | undefined,
): Promise<ListedShare> {
  const settled = settleWallpaper(sent, { isSent: file !== undefined, isKept: false })
  if (settled === undefined) return refuse(CODE.invalid, 'themePictureMissing')
  const own = { kind: 'theme', icon: '', type: 0, is_signed: signed ? 1 : 0 } as const
  const share = { ...own, ...texts, body: JSON.stringify(settled.look) }
  const id = await withPicture(ports, { userId: session.userId, bytes: file?.bytes }, (picture) =>
    offerShare(ports, session, { ...share, ...picture }),
  )
  return readChanged(ports, id)
}

async function changeTheme(
  ports: SharingContext,
  session: Session,
  id: string,
  theme: SentTheme,
  file: SentFile | undefined,
): Promise<ListedShare> {
  const { database } = ports
  const { userId } = session
  const isOwn = (share: ShareRow | undefined) => share?.user_id === userId && share.kind === 'theme'
  if (!isOwn(await readShare(database, id))) return refuseMissing()
  const changed = await withPicture(ports, { userId, bytes: file?.bytes }, async (sent) => {
    const decide = (share: ShareRow, now: number) =>
      isOwn(share) ? editOf(ports, session, { share, theme, sent, now }) : refuseMissing()
    return (await changeShare(database, id, decide)) ?? refuseMissing()
  })
  const { before, after } = changed
  if (before.picture !== after.picture) await removePicture(ports, userId, before)
  else if (before.state === 'public' && after.state !== 'public') await renamePicture(ports, after)
  return readChanged(ports, id)
}

interface Edit {
  readonly share: ShareRow
  readonly theme: SentTheme
  /** The picture that came with it. */
  readonly sent: ThemePicture
  readonly now: number
}

/** What becomes other of a theme by an edit. What was withdrawn stays so. */
function editOf(ports: SharingContext, session: Session, { share, theme, sent, now }: Edit): Partial<ShareRow> {
  const has = { isSent: sent.picture !== '', isKept: share.picture !== '' }
  const settled = settleWallpaper(theme.look, has)
  if (settled === undefined) return refuse(CODE.invalid, 'themePictureMissing')
  const isOfAdmin = isAdmin(session)
  const state = entryState(ports.moderation, { isOfAdmin, wasRefused: share.reason !== '' })
  return {
    ...maskTexts(ports, theme),
    body: JSON.stringify(settled.look),
    is_signed: theme.signed ? 1 : 0,
    ...(settled.picture !== 'kept' && sent),
    state: share.state === 'withdrawn' ? 'withdrawn' : state,
    changed_at: now,
    looked_at: isOfAdmin ? now : 0,
  }
}
