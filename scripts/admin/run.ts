import { parseArgs } from 'node:util'
import { withServerSettings } from '../../src/server/adapters/server-settings.ts'
import { type Environment, parseConfig } from '../../src/server/config.ts'
import { StartFailure } from '../../src/server/core/start.ts'
import { loadConfig } from '../../src/server/load-config.ts'
import { accountCommands } from './accounts.ts'
import { type Command, type Output, WrongUse } from './command.ts'
import { dataCommands } from './data.ts'
import { doctorCommands } from './doctor/doctor.ts'
import { invitationCommands } from './invitations.ts'
import { moderationCommands } from './moderation.ts'

const commands: readonly Command[] = [
  ...accountCommands,
  ...moderationCommands,
  ...invitationCommands,
  ...dataCommands,
  ...doctorCommands,
]

const nameOf = ({ usage }: Command): string => usage.split(' ', 1)[0] ?? ''
const parametersOf = ({ usage }: Command): number => usage.match(/(?<!\[.*)\b[A-Z]+\b/g)?.length ?? 0

/** Every command with its usage. */
function help(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  return ['npm run admin -- COMMAND', ...commands.map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`)].join(
    '\n',
  )
}

/**
 * Runs a command of the operator's.
 * @returns the exit code: 0 done, 1 it could not be, 2 wrong use, which prints the usage
 */
export async function runAdmin(args: readonly string[], environment: Environment, output: Output): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === '--help' || name === 'help') {
    output.say(help())
    return args.length === 0 ? 2 : 0
  }
  const command = commands.find((one) => nameOf(one) === name)
  if (command === undefined) {
    output.complain(`There is no command ${name}.\n${help()}`)
    return 2
  }
  try {
    const given = parse(command, rest)
    if (given === undefined) {
      output.say(`npm run admin -- ${command.usage}: ${command.about}`)
      return 0
    }
    if ('examine' in command) return await command.examine(given, environment, output)
    const { dataDir } = parseConfig({ DATA_DIR: environment.DATA_DIR })
    return await command.run(given, await loadConfig(await withServerSettings(dataDir, environment)), output)
  } catch (error) {
    if (error instanceof WrongUse) output.complain(`${error.message}\nnpm run admin -- ${command.usage}`)
    else if (error instanceof StartFailure || isOfSystem(error)) output.complain(error.message)
    else throw error
    return error instanceof WrongUse ? 2 : 1
  }
}

/** A full disk, a folder that may not be written: their messages say which. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** @returns undefined where help is asked for. @throws WrongUse */
function parse(command: Command, args: readonly string[]) {
  const options = { ...command.options, help: { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help === true) return undefined
    if (positionals.length !== parametersOf(command)) throw new WrongUse('So many arguments it does not have.')
    return { parameters: positionals, options: values }
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUse(error.message) // parseArgs: an unknown option
    throw error
  }
}
