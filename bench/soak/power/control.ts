/**
 * The control of the power cuts: a server as the product's, but that of its database `synchronous` is NORMAL, which does
 * not wait for the disk. The product itself cannot be set so.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import { openBlobFolder } from '../../../src/server/adapters/blobs/folder.ts'
import { openDatabase } from '../../../src/server/adapters/database/open.ts'
import { openPepper } from '../../../src/server/adapters/passwords/pepper.ts'
import { systemClock } from '../../../src/server/core/clock.ts'
import { listen } from '../../../src/server/listen.ts'
import { loadConfig } from '../../../src/server/load-config.ts'
import { makeServer } from '../../../src/server/testing/project.ts'

const config = await loadConfig(process.env)
const database = await openDatabase(config)
await sql`pragma synchronous = normal`.execute(database)
await openPepper(config, database)
const blobs = openBlobFolder(join(config.dataDir, 'uploads'))
const { app, close } = await makeServer({ database, blobs, clock: systemClock, config })
const { stop } = await listen((request, bindings) => app.fetch(request, bindings), config)
process.once('SIGTERM', async () => {
  await stop(0)
  await close()
})
