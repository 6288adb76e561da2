import { systemClock } from '../../src/server/core/clock.ts'
import {
  addInvitation,
  listInvitations,
  removeInvitation,
} from '../../src/server/modules/account/register/invitation-repository.ts'
import { type Command, readCount, timeOf, withDatabase } from './command.ts'

const DAY_MS = 24 * 3_600_000
const DEFAULT_DAYS = 7

const invite: Command = {
  usage: 'invite [--uses N] [--days N]',
  about: `prints a link by which N may register (1), within so many days (${DEFAULT_DAYS})`,
  options: { uses: { type: 'string' }, days: { type: 'string' } },
  run: async (given, config, { say, complain }) => {
    const uses = readCount(given, 'uses', 1, 10_000)
    const days = readCount(given, 'days', DEFAULT_DAYS, 3650)
    const now = systemClock.now()
    const { code } = await withDatabase(config, (database) =>
      addInvitation(database, { uses, endsAt: now + days * DAY_MS }, now),
    )
    const link = `#invite=${code}`
    say(config.publicUrl === undefined ? link : `${config.publicUrl.origin}/${link}`)
    if (config.publicUrl === undefined) complain('Put it behind the address of your page, or set PUBLIC_URL.')
    if (config.accounts.registration !== 'invite')
      complain(`REGISTRATION is ${config.accounts.registration}: invitations are asked for with REGISTRATION=invite.`)
    return 0
  },
}

const list: Command = {
  usage: 'invitations',
  about: 'lists the invitations that can still be used',
  run: async (_given, config, { say }) => {
    const found = await withDatabase(config, (database) => listInvitations(database, systemClock.now()))
    for (const { id, usesLeft, endsAt } of found) say(`${id}  ${usesLeft} left  until ${timeOf(endsAt)}`)
    if (found.length === 0) say('There are none.')
    return 0
  },
}

const revoke: Command = {
  usage: 'revoke-invitation ID',
  about: 'takes an invitation back',
  run: async ({ parameters: [id = ''] }, config, { complain }) => {
    const isRemoved = await withDatabase(config, (database) => removeInvitation(database, id))
    if (!isRemoved) complain(`There is no invitation ${id}.`)
    return isRemoved ? 0 : 1
  },
}

export const invitationCommands: readonly Command[] = [invite, list, revoke]
