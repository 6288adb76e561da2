/** npm run build [-- --gallery] [--extension] [--all]: builds anew; without a flag the page that the server serves. */
import { buildChanged, targets } from './lib/builds.ts'

const flags = process.argv.slice(2)
const named = targets.filter((target) => flags.includes('--all') || flags.includes(`--${target}`))
const unknown = flags.find((flag) => flag !== '--all' && !targets.some((target) => flag === `--${target}`))

if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}. Known: --all ${targets.map((target) => `--${target}`).join(' ')}`)
  process.exit(1)
}
try {
  await buildChanged(named.length > 0 ? named : ['client'], { force: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
