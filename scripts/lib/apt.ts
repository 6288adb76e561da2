/** Installs what tests need of Debian. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './root.ts'

/** Runs a program whose output is printed. @returns whether it has succeeded */
export function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Whether apt can be used: as root on Debian. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @returns whether all of these packages are installed now */
export const install = (...packages: readonly string[]) =>
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
