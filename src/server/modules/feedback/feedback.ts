import { Hono } from 'hono'
import type * as v from 'valibot'
import { CODE } from '../../../shared/api/endpoint.ts'
import {
  adminFeedback,
  answerFeedback,
  deleteFeedback,
  FEEDBACK_LIMITS,
  feedbackList,
  seeFeedback,
  sendFeedback,
} from '../../../shared/api/feedback.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Images } from '../../core/ports/images.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Uploads } from '../../core/ports/uploads.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForAdmin, mountForUser } from '../../core/route/route.ts'
import { mountOptionalUploadForUser, type SentFile } from '../../core/route/upload.ts'
import { decodePicture } from '../../core/upstream/fetch-picture.ts'
import { listFeedback, listFeedbackOf } from './feedback-lists.ts'
import { addFeedback, changeFeedback, noteSeen, removeFeedback } from './feedback-repository.ts'
import { presentToAuthor, presentWhole } from './present-feedback.ts'

/** What a user sends in an hour, whatever becomes of it: pictures take time. */
const SENT: readonly [points: number, seconds: number] = [30, 3600]
/** What he reads and changes in a minute. */
const ASKED: readonly [points: number, seconds: number] = [120, 60]

interface FeedbackPorts {
  readonly database: Database
  readonly images: Images
  readonly uploads: Uploads
  readonly limits: Limits
  readonly noteAct: NoteAct
}

/** Routes by which users tell the operator of the server something, and the administrator answers. */
export function feedbackModule(ports: FeedbackPorts): Hono<Env> {
  const app = new Hono<Env>()
  mountAuthors(app, ports)
  mountAdministrator(app, ports)
  return app
}

function mountAuthors(app: Hono<Env>, ports: FeedbackPorts): void {
  const { database, limits, uploads } = ports
  const asked = createUserLimit(limits, 'feedback.ask', ASKED)
  mountOptionalUploadForUser(
    app,
    sendFeedback,
    (sent, file, { userId }) => keepFeedback(ports, userId, sent, file),
    createUserLimit(limits, 'feedback.send', SENT),
  )
  mountForUser(
    app,
    feedbackList,
    async (_input, { userId }) => {
      const rows = await listFeedbackOf(database, userId, FEEDBACK_LIMITS.listed)
      return { list: rows.map(presentToAuthor) }
    },
    asked,
  )
  mountForUser(
    app,
    seeFeedback,
    async ({ until }, { userId }) => {
      await noteSeen(database, userId, until)
      return {}
    },
    asked,
  )
  mountForUser(
    app,
    deleteFeedback,
    async ({ id }, { userId }) => {
      const removed = (await removeFeedback(database, { id, userId })) ?? refuseMissing()
      if (removed.picture !== '') await uploads.remove(userId, removed.picture)
      return {}
    },
    asked,
  )
}

function mountAdministrator(app: Hono<Env>, { database, noteAct }: FeedbackPorts): void {
  mountForAdmin(app, adminFeedback, async ({ state, page = 1 }) => {
    const { rows, total } = await listFeedback(database, { state, page })
    return { list: rows.map((row) => ({ ...presentWhole(row), username: row.username })), total }
  })
  mountForAdmin(app, answerFeedback, async ({ id, state, answer }, { userId }) => {
    const detail = (await changeFeedback(database, id, { state, answer })) ?? refuseMissing()
    await noteAct({ by: userId, act: 'answerFeedback', subject: id, detail })
    return {}
  })
}

const refuseMissing = (): never => refuse(CODE.notFound, 'noFeedback')

/** Keeps what a user sends: first its picture, so that no row is without it. @throws Refusal */
async function keepFeedback(
  { database, images, uploads }: FeedbackPorts,
  userId: string,
  { diagnostics, ...sent }: v.InferOutput<typeof sendFeedback.input>,
  file: SentFile | undefined,
): Promise<{ readonly id: string }> {
  const picture = file === undefined ? '' : await keepPicture({ images, uploads }, userId, file.bytes)
  try {
    const told = diagnostics === undefined ? '' : JSON.stringify(diagnostics)
    const added = await addFeedback(database, { user_id: userId, ...sent, diagnostics: told, picture })
    if (added === 'gone') return refuse(CODE.loginExpired, 'loginExpired')
    if (added === 'tooMuch') return refuse(CODE.conflict, 'tooMuchFeedback', { count: FEEDBACK_LIMITS.daily })
    if (added === 'full') return refuse(CODE.conflict, 'feedbackFull', { count: FEEDBACK_LIMITS.open })
    return added
  } catch (error) {
    if (picture !== '') await uploads.remove(userId, picture)
    throw error
  }
}

/** Draws a picture anew, large enough to read a screen by it, and keeps it. @returns its name @throws Refusal */
async function keepPicture(
  { images, uploads }: Pick<FeedbackPorts, 'images' | 'uploads'>,
  userId: string,
  bytes: Uint8Array,
): Promise<string> {
  const webp = await decodePicture(images, bytes, { fit: 'theme', maxMegabytes: 5 }, `user ${userId}`)
  return (await uploads.add(userId, webp)) ?? refuse(CODE.tooLarge, 'uploadsFull')
}
