import type { Config } from '../../../src/server/config.ts'
import { type Environment, parseConfig } from '../../../src/server/config.ts'
import type { Command, Given, Output } from '../command.ts'
import { lookAtClocks } from './clock.ts'
import { lookAtDataFolder } from './data-folder.ts'
import { lookAtEgress } from './egress.ts'
import { countOf, examine, report } from './examination.ts'
import type { Check } from './finding.ts'
import { lookAtMail } from './mail.ts'
import { lookAtPostgres } from './postgres.ts'
import { lookAtRedis } from './redis.ts'
import { readSettings } from './settings.ts'
import { lookAtSqlite } from './sqlite.ts'
import { lookAtUploads } from './uploads.ts'

const lookAtDatabase = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? lookAtSqlite(dataDir) : lookAtPostgres(databaseUrl)

/** A mail server is asked up to three times: for a login, for TLS, and with a letter. */
const MAIL_MS = 15_000

const text = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined)

/** All that is looked at, in the order in which it is told. */
const checksOf = (config: Config, { options }: Given): readonly Check[] => [
  { name: 'data folder', look: () => lookAtDataFolder(config.dataDir) },
  { name: 'database', look: () => lookAtDatabase(config) },
  { name: 'Redis', look: () => lookAtRedis(config) },
  { name: 'uploads', look: () => lookAtUploads(config) },
  { name: 'clock', look: () => lookAtClocks(config) },
  { name: 'mail', look: () => lookAtMail(config.mail, text(options.mail)), limitMs: MAIL_MS },
  ...(options.offline === true ? [] : [{ name: 'egress', look: () => lookAtEgress(config) }]),
]

/** Looks at all of an installation. @returns 1 if something has failed */
async function examineAll(given: Given, environment: Environment, output: Output): Promise<number> {
  const { dataDir } = parseConfig({ DATA_DIR: environment.DATA_DIR })
  const { findings, config } = await readSettings(dataDir, environment)
  const results = [
    { name: 'settings', findings },
    ...(config === undefined ? [] : await examine(checksOf(config, given))),
  ]
  for (const line of report(results, output.isTerminal === true)) output.say(line)
  const [failures, warnings] = [countOf(results, 'FAIL'), countOf(results, 'warn')]
  output.say(failures + warnings === 0 ? 'All is well.' : `${failures} failed, ${warnings} warned.`)
  return failures > 0 ? 1 : 0
}

const doctor: Command = {
  usage: 'doctor [--mail ADDRESS] [--offline]',
  about: 'looks whether all parts of the installation are well, and tells what to do where they are not',
  options: { mail: { type: 'string' }, offline: { type: 'boolean' } },
  examine: examineAll,
}

export const doctorCommands: readonly Command[] = [doctor]
