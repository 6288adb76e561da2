/** npm run admin -- COMMAND: what the operator does from the command line. Without a command it lists all. */
import { runAdmin } from './admin/run.ts'

process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  say: console.log,
  complain: console.error,
  isTerminal: process.stdout.isTTY && (process.env.NO_COLOR ?? '') === '',
})
