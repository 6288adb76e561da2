import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { openBlobFolder } from '../../adapters/blobs/folder.ts'
import { openDatabase } from '../../adapters/database/open.ts'
import { readPepper } from '../../adapters/passwords/pepper.ts'
import { writeBackup } from '../../backup/backup.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { makeCloudUser } from '../../testing/cloud.ts'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { makeFolder, makeServer } from '../../testing/project.ts'

test.each(['SQLite', 'PostgreSQL'] as const)(
  'I8: a server of %s that was restored from a backup begins another timeline, and takes no push of the old one',
  async (kind) => {
    const folder = makeFolder()
    const dataDir = join(folder.path, 'cloud')
    const place = { dataDir, databaseUrl: kind === 'SQLite' ? undefined : await createPostgresDatabase() }
    await readPepper({ dataDir })
    const blobs = openBlobFolder(join(dataDir, 'uploads'))
    const start = async () => makeServer({ database: await openDatabase(place), clock: { now: Date.now } })
    const server = await start()
    const user = await makeCloudUser(server)
    const old = (await user.ask('async_time')).data.epoch
    const push = { base: {}, op_id: 'op-before-backup', epoch: old }
    const backedUp = await user.push({ notes: '["backed up"]' }, push)
    const { file } = await writeBackup(
      { database: server.database, dataDir, blobs, version: '0.1.0', now: 0 },
      folder.path,
    )
    const time = await user.write('notes', '["lost"]', {
      base: backedUp.data.async_time,
      op_id: 'op-after-backup',
      epoch: old,
    })
    await server.close()
    await restoreBackup({ ...place, blobs }, file, true)

    const restored = await start()
    const again = await makeCloudUser(restored, user.options.token)
    const { epoch } = (await again.ask('async_time')).data
    expect(epoch).not.toBe(old)
    expect(await again.body('notes')).toBe('["backed up"]')
    const late = await again.push(
      { notes: '["lost"]' },
      { base: { notes: time }, op_id: 'op-after-backup', epoch: old },
    )
    expect([late.code, late.data]).toEqual([CODE.otherEpoch, { epoch }])
    expect((await again.push({ notes: '[]' }, push)).data, 'I6: what is in the backup was done').toEqual({
      ...backedUp.data,
      dup: true,
    })
    const next = { base: backedUp.data.async_time, epoch }
    expect((await again.push({ notes: '["after"]' }, next)).code).toBe(CODE.ok)
    await restored.close()
    folder.remove()
  },
)
