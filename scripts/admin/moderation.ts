import type { Database } from '../../src/server/adapters/database/open.ts'
import { systemClock } from '../../src/server/core/clock.ts'
import { setBan } from '../../src/server/modules/account/ban.ts'
import { findTarget, setMute } from '../../src/server/modules/chat/moderation.ts'
import { closeReport, listReports } from '../../src/server/modules/chat/report-repository.ts'
import {
  type Command,
  type Given,
  type Output,
  type RunsOnSettings,
  timeOf,
  WrongUse,
  withDatabase,
} from './command.ts'

const MAX_MINUTES = 1_000_000

/** A command on the account of its first argument. @param act says what it has done */
const onUser =
  (act: (database: Database, userId: string, given: Given) => Promise<string>): RunsOnSettings['run'] =>
  (given, config, { say, complain }) =>
    withDatabase(config, async (database) => {
      const [name = ''] = given.parameters
      const target = await findTarget(database, name)
      if (target === 'noUser') complain(`There is no account ${name}.`)
      else if (target === 'adminExempt') complain('This cannot be done to admin.')
      else say(`${name} ${await act(database, target.id, given)}`)
      return typeof target === 'string' ? 1 : 0
    })

const ban: Command = {
  usage: 'ban NAME',
  about: 'ends the logins of an account and takes no more; what it keeps here stays',
  run: onUser(async (database, userId) => {
    await setBan(database, userId, systemClock.now())
    return 'is banned. Open pages notice it within a minute.'
  }),
}

const unban: Command = {
  usage: 'unban NAME',
  about: 'lets a banned account log in again',
  run: onUser(async (database, userId) => {
    await setBan(database, userId, 0)
    return 'may log in.'
  }),
}

const mute: Command = {
  usage: 'mute NAME MINUTES',
  about: 'keeps a user from writing in the chat room for so long; 0 lifts it',
  run: async (given, config, output) => {
    const text = given.parameters[1] ?? ''
    const minutes = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
    if (!(minutes <= MAX_MINUTES)) throw new WrongUse(`MINUTES must be a whole number from 0 to ${MAX_MINUTES}.`)
    return onUser(async (database, userId) => {
      const until = await setMute(database, userId, minutes)
      return until === 0 ? 'may write.' : `writes nothing until ${timeOf(until)}.`
    })(given, config, output)
  },
}

const reports: Command = {
  usage: 'reports [--done ID]',
  about: 'lists the reported messages of the chat room that nobody has dealt with; --done: one of them is dealt with',
  options: { done: { type: 'string' } },
  run: ({ options: { done } }, config, output) =>
    withDatabase(config, (database) =>
      typeof done === 'string' ? close(database, done, output) : list(database, output),
    ),
}

async function list(database: Database, { say }: Output): Promise<number> {
  const open = await listReports(database)
  for (const { id, madeAt, reason, author, text, reporter, chatId } of open)
    say(
      `${id}  ${timeOf(madeAt)}  ${reason}  message ${chatId} of ${author}, reported by ${reporter}: ${inOneLine(text)}`,
    )
  if (open.length === 0) say('There are none.')
  return 0
}

/** So that a message cannot look like another line. */
const inOneLine = (text: string): string => JSON.stringify(text)

async function close(database: Database, id: string, { complain }: Output): Promise<number> {
  const isClosed = await closeReport(database, id)
  if (!isClosed) complain(`There is no open report ${id}.`)
  return isClosed ? 0 : 1
}

export const moderationCommands: readonly Command[] = [ban, unban, mute, reports]
