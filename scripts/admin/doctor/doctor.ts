import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../src/server/config.ts'
import { type Environment, parseConfig } from '../../../src/server/config.ts'
import { parseProgram } from '../../../src/server/program.ts'
import { root } from '../../lib/root.ts'
import { type Command, type Given, type Output, WrongUse } from '../command.ts'
import { lookAtAnswers } from './balancer/answers.ts'
import { lookAtCertificate } from './balancer/certificate.ts'
import { lookAtForwarding } from './balancer/forwarding.ts'
import { lookAtSockets, lookWhetherItStays } from './balancer/sockets.ts'
import { lookAtClocks } from './clock.ts'
import { lookAtDataFolder } from './data-folder.ts'
import { lookAtEgress } from './egress.ts'
import { countOf, examine, report } from './examination.ts'
import { type Check, ok } from './finding.ts'
import { lookAtMail } from './mail.ts'
import { lookAtPostgres } from './postgres.ts'
import { lookAtRedis } from './redis.ts'
import { readSettings } from './settings.ts'
import { lookAtSqlite } from './sqlite.ts'
import { lookAtUploads } from './uploads.ts'

const lookAtDatabase = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? lookAtSqlite(dataDir) : lookAtPostgres(databaseUrl)

/** An embedded database is read wholly. */
const DATABASE_MS = 25_000
/** A mail server is asked up to three times: for a login, for TLS, and with a letter. */
const MAIL_MS = 15_000
/** A socket is watched for somewhat more than a minute. */
const PATIENCE_MS = 75_000

const text = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined)

/** How users come: by the address of --url, or PUBLIC_URL. */
function addressChecks(config: Config, { options }: Given): readonly Check[] {
  const given = text(options.url)
  const url = given === undefined ? config.publicUrl : URL.parse(given)
  if (url === undefined) {
    const found = ok('PUBLIC_URL is not set: --url ADDRESS looks at how users come')
    return [{ name: 'address', look: async () => [found] }]
  }
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new WrongUse('--url must be an address such as https://start.example.org.')
  return [
    { name: 'certificate', look: () => lookAtCertificate(url) },
    { name: 'address', look: async () => lookAtAnswers(url, await ownVersion()) },
    { name: 'proxy', look: () => lookAtForwarding(url, config) },
    { name: 'socket', look: () => lookAtSockets(url, config.chat) },
    ...(options.patient === true && config.chat
      ? [{ name: 'patience', look: () => lookWhetherItStays(url, config), limitMs: PATIENCE_MS }]
      : []),
  ]
}

const ownVersion = async () => parseProgram(await readFile(join(root, 'package.json'), 'utf8')).version

/** All that is looked at, in the order in which it is told. */
const checksOf = (config: Config, given: Given): readonly Check[] => [
  { name: 'data folder', look: () => lookAtDataFolder(config.dataDir, config.pepperFile) },
  { name: 'database', look: () => lookAtDatabase(config), limitMs: DATABASE_MS },
  { name: 'Redis', look: () => lookAtRedis(config) },
  { name: 'uploads', look: () => lookAtUploads(config) },
  { name: 'clock', look: () => lookAtClocks(config) },
  { name: 'mail', look: () => lookAtMail(config.mail, text(given.options.mail)), limitMs: MAIL_MS },
  ...addressChecks(config, given),
  ...(given.options.offline === true ? [] : [{ name: 'egress', look: () => lookAtEgress(config) }]),
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
  usage: 'doctor [--url ADDRESS] [--mail ADDRESS] [--offline] [--patient]',
  about: 'looks whether all parts of the installation are well, and tells what to do where they are not',
  options: {
    url: { type: 'string' },
    mail: { type: 'string' },
    offline: { type: 'boolean' },
    patient: { type: 'boolean' },
  },
  examine: examineAll,
}

export const doctorCommands: readonly Command[] = [doctor]
