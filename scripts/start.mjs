/** npm start: builds what changed, then is the server. `GENKAN_GALLERY=1` builds and serves the gallery too. */
import { buildChanged } from './lib/builds.ts'

try {
  await buildChanged(process.env.GENKAN_GALLERY === '1' ? ['client', 'gallery'] : ['client'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../src/server/main.ts')
if (process.env.npm_lifecycle_event === 'start') endWithNpm()

/** Who ends `npm start` ends npm: it passes the signal to the shell between us, and that shell keeps it to itself. */
function endWithNpm() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 300).unref()
}
