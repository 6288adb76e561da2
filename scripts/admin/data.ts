import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBlobs } from '../../src/server/adapters/blobs/open.ts'
import { writeBackup } from '../../src/server/backup/backup.ts'
import { blobsIn, type Manifest } from '../../src/server/backup/manifest.ts'
import { restoreBackup } from '../../src/server/backup/restore.ts'
import { systemClock } from '../../src/server/core/clock.ts'
import { ownUploads } from '../../src/server/modules/account/profile/upload-repository.ts'
import { parseProgram } from '../../src/server/program.ts'
import { root } from '../lib/root.ts'
import { type Command, withDatabase } from './command.ts'

const KILOBYTE = 1024

/** What an archive holds, in a few words. */
function summary(manifest: Manifest): string {
  const { members, withoutFiles = false } = manifest
  const rows = members.reduce((sum, member) => sum + (member.rows ?? 0), 0)
  const files = withoutFiles
    ? 'no uploaded files (they are backed up otherwise)'
    : `${blobsIn(manifest).length} uploaded files`
  const bytes = members.reduce((sum, member) => sum + member.bytes, 0)
  return `${rows} rows and ${files}, ${Math.ceil(bytes / KILOBYTE).toLocaleString('en')} KB`
}

const backup: Command = {
  usage: 'backup PATH [--without-files]',
  about:
    'writes all data into an archive, or into a new one in a folder; the server may run. --without-files: but for uploads',
  options: { 'without-files': { type: 'boolean' } },
  run: ({ parameters: [path = ''], options }, config, { say }) =>
    withDatabase(config, async (database) => {
      const { version } = parseProgram(await readFile(join(root, 'package.json'), 'utf8'))
      const blobs = options['without-files'] === true ? undefined : openBlobs(config)
      const ports = { ...config, database, blobs, version, now: systemClock.now() }
      const { file, manifest } = await writeBackup(ports, path)
      say(`${file} has ${summary(manifest)}. Keep it like a password: it has the key of all accounts.`)
      return 0
    }),
}

const restore: Command = {
  usage: 'restore FILE [--replace]',
  about: 'puts the data of an archive in place; the server must be stopped. --replace: what is there is lost',
  options: { replace: { type: 'boolean' } },
  run: async ({ parameters: [file = ''], options }, config, { say }) => {
    const manifest = await restoreBackup({ ...config, blobs: openBlobs(config) }, file, options.replace === true)
    const { databaseUrl, dataDir } = config
    const place = databaseUrl === undefined ? dataDir : `the database ${new URL(databaseUrl).host}`
    say(`Restored ${summary(manifest)}, of ${new Date(manifest.madeAt).toISOString()}, into ${place}.`)
    return 0
  },
}

const ownBucket: Command = {
  usage: 'own-bucket',
  about: 'marks the bucket of BLOBS as this database’s, as after a restore: no other server may use it then',
  run: (_given, config, { say, complain }) =>
    withDatabase(config, async (database) => {
      const blobs = openBlobs(config)
      if (blobs.owner === undefined) {
        complain('BLOBS is not set: uploads are in the data folder, which is this server’s alone.')
        return 1
      }
      await ownUploads({ database, blobs })
      say('The bucket is this database’s: its server removes what no account of it has.')
      return 0
    }),
}

export const dataCommands: readonly Command[] = [backup, restore, ownBucket]
