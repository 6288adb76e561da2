/**
 * npm run dev: one URL with hot reload for the page (Vite) and for the server, which restarts when its code changes.
 * PORT and HOST as for `npm start`; the gallery is at /gallery. Ctrl+C stops both.
 */
import { startDevelopment } from './lib/development.ts'

const address = { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 8080) }
const development = await startDevelopment(address).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`Genkan is at ${development.origin} and its gallery at ${development.origin}/gallery`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (isStopping) process.exit(1) // second signal
    isStopping = true
    await development.stop()
    process.exit(0)
  })
