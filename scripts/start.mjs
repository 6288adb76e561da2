/** npm start: builds if inputs changed, then runs the server. `GENKAN_GALLERY=1` builds and serves the gallery too. */
import { buildChanged } from './lib/builds.ts'

try {
  await buildChanged(process.env.GENKAN_GALLERY === '1' ? ['client', 'gallery'] : ['client'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../src/server/main.ts')
if (process.env.npm_lifecycle_event === 'start') stopWithNpm()

/** Stops the server when npm exits: npm signals the shell in between, which does not forward the signal. */
function stopWithNpm() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 300).unref()
}
