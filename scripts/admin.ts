/**
 * npm run admin -- create-admin: makes the account `admin` and prints its password.
 * npm run admin -- reset-password NAME: gives an account another password, prints it and ends its logins.
 */
import { openDatabase } from '../src/server/adapters/database/open.ts'
import { createPasswords } from '../src/server/adapters/passwords/argon2.ts'
import { readPepper } from '../src/server/adapters/passwords/pepper.ts'
import { parseConfig } from '../src/server/config.ts'
import { systemClock } from '../src/server/core/clock.ts'
import { StartFailure } from '../src/server/core/start.ts'
import { createAdmin, resetPassword } from '../src/server/modules/account/operate.ts'

const [command, name] = process.argv.slice(2)

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @returns the exit code */
async function run(): Promise<number> {
  const isReset = command === 'reset-password' && name !== undefined
  if (command !== 'create-admin' && !isReset) {
    console.error('npm run admin -- create-admin, or npm run admin -- reset-password NAME')
    return 2
  }
  const config = parseConfig(process.env)
  const database = await openDatabase(config)
  try {
    const ports = { database, passwords: createPasswords(await readPepper(config.dataDir)), clock: systemClock }
    const password = isReset ? await resetPassword(ports, name) : await createAdmin(ports)
    if (password === undefined) {
      console.error(isReset ? `There is no account ${name}.` : 'There is an admin already: reset-password admin.')
      return 1
    }
    console.log(`The password of ${isReset ? name : 'admin'} is ${password}`)
    return 0
  } finally {
    await database.destroy()
  }
}
