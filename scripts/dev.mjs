/**
 * npm run dev: one address with hot reload for the page (Vite) and for the server, which starts anew when its code
 * changes. PORT and HOST as for `npm start`; the gallery is at /gallery. Ctrl+C ends both.
 */
import { startDevelopment } from './lib/development.ts'

const address = { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 8080) }
const development = await startDevelopment(address).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`Genkan is at ${development.origin} and its gallery at ${development.origin}/gallery`)

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (ending) process.exit(1) // asked twice
    ending = true
    await development.end()
    process.exit(0)
  })
