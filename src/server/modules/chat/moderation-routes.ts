import type { Hono } from 'hono'
import { banUser, deleteMessage, type MuteMinutes, muteUser, reportMessage } from '../../../shared/api/chat.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Bus } from '../../core/ports/bus.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForAdmin, mountForUser } from '../../core/route/route.ts'
import { removeMessage } from './message-repository.ts'
import { findTarget, setMute } from './moderation.ts'
import { addReport, closeReportsOf } from './report-repository.ts'

/** Reports of a user in an hour. */
const REPORTS = 20

export interface ModerationPorts {
  readonly limits: Limits
  readonly database: Database
  readonly bus: Bus
  /** Ends an account's logins and takes no more of them; accounts are not the chat room's. */
  readonly ban: (userId: string) => Promise<void>
  readonly noteAct: NoteAct
}

/** Routes by which users report messages, and the administrator looks after the room. */
export function mountModeration(app: Hono<Env>, { database, bus, limits, ban, noteAct }: ModerationPorts): void {
  const targetOf = async (username: string): Promise<string> => {
    const target = await findTarget(database, username)
    if (target === 'noUser') return refuse(CODE.notFound, 'noUser')
    return target === 'adminExempt' ? refuse(CODE.invalid, 'adminExempt') : target.id
  }
  const mute = async (userId: string, minutes: MuteMinutes): Promise<void> => {
    const until = await setMute(database, userId, minutes)
    bus.publish('chatMuted', { userId, until })
  }

  mountForUser(
    app,
    reportMessage,
    async (report, { userId }) => {
      if (!(await addReport(database, { userId, ...report }))) refuse(CODE.notFound, 'noMessage')
      return {}
    },
    createUserLimit(limits, 'chat.report', [REPORTS, 3600]),
  )
  mountForAdmin(app, deleteMessage, async ({ chatId }, { userId: by }) => {
    if (!(await removeMessage(database, chatId))) refuse(CODE.notFound, 'noMessage')
    bus.publish('chatDeleted', { chatId })
    await closeReportsOf(database, chatId)
    await noteAct({ by, act: 'deleteMessage', subject: String(chatId) })
    return {}
  })
  mountForAdmin(app, muteUser, async ({ username, minutes }, { userId: by }) => {
    const subject = await targetOf(username)
    await mute(subject, minutes)
    await noteAct({ by, act: 'muteUser', subject, detail: `${minutes} minutes` })
    return {}
  })
  mountForAdmin(app, banUser, async ({ username }, { userId: by }) => {
    const userId = await targetOf(username)
    await ban(userId)
    bus.publish('loginsEnded', { userId })
    await noteAct({ by, act: 'banUser', subject: userId })
    return {}
  })
}
