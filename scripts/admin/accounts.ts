import type { Database } from '../../src/server/adapters/database/open.ts'
import { createPasswords } from '../../src/server/adapters/passwords/argon2.ts'
import { openPepper } from '../../src/server/adapters/passwords/pepper.ts'
import type { Config } from '../../src/server/config.ts'
import { systemClock } from '../../src/server/core/clock.ts'
import { createAdmin, resetPassword } from '../../src/server/modules/account/operator-commands.ts'
import { type Command, withDatabase } from './command.ts'

const portsOf = async (config: Config, database: Database) => ({
  database,
  passwords: createPasswords(await openPepper(config, database)),
  clock: systemClock,
})

const create: Command = {
  usage: 'create-admin',
  about: 'makes the account admin and prints its password',
  run: (_given, config, { say, complain }) =>
    withDatabase(config, async (database) => {
      const password = await createAdmin(await portsOf(config, database))
      if (password === undefined) complain('There is an admin already: reset-password admin.')
      else say(`The password of admin is ${password}`)
      return password === undefined ? 1 : 0
    }),
}

const reset: Command = {
  usage: 'reset-password NAME',
  about: 'gives an account another password, prints it and ends its logins',
  run: ({ parameters: [name = ''] }, config, { say, complain }) =>
    withDatabase(config, async (database) => {
      const password = await resetPassword(await portsOf(config, database), name)
      if (password === undefined) complain(`There is no account ${name}.`)
      else say(`The password of ${name} is ${password}`)
      return password === undefined ? 1 : 0
    }),
}

export const accountCommands: readonly Command[] = [create, reset]
