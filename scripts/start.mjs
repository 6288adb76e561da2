/** npm start: builds what changed, then is the server. `GENKAN_GALLERY=1` builds and serves the gallery too. */
import { buildChanged } from './lib/builds.ts'

try {
  await buildChanged(process.env.GENKAN_GALLERY === '1' ? ['client', 'gallery'] : ['client'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../src/server/main.ts')
