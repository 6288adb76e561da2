/** Finds or installs the Redis server for tests, with apt as root on Debian. CLI: `node scripts/redis.ts`. */
import { spawnSync } from 'node:child_process'
import { canInstall, install, run } from './lib/apt.ts'

const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server'
const isThere = () => spawnSync(PROGRAM, ['--version']).status === 0

if (!isThere() && canInstall()) {
  if (!install('redis-server') && run('apt-get', 'update', '-qq')) install('redis-server')
}
if (!isThere()) {
  console.error('There is no redis-server, which tests of several nodes need. Install one, or name it in REDIS_SERVER.')
  process.exitCode = 1
}
